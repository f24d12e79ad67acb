/// What holds for the spec classes of one test target. A bundle holds those of all test targets of a package.
@MainActor final class TestTarget {
    let name: String
    let settings = Settings()

    init(name: String) {
        self.name = name
    }
}
