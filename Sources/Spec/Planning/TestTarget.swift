/// The settings for the spec classes of one test target. A bundle contains all test targets of a package.
@MainActor final class TestTarget {
    let name: String
    let settings = Settings()

    init(name: String) {
        self.name = name
    }
}
