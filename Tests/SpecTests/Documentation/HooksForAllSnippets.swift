import Expect
import Spec

// The code blocks on the page, word for word, and the declarations that they need.
enum HooksForAllSnippets {
    final class Defaults: SpecConfiguration {
        override class func configure(_ settings: Settings) {
            settings.timeLimit = .seconds(10)
            settings.retries = 1
            beforeEach { Feature.all = [] }

            aroundEach { runExample in
                Feature.$user.withValue("a spec") { runExample() }
            }

            sharedExamples("something with a name") { (name: @escaping () -> String) in
                it("has a name") { expect(name()).notTo(beEmpty()) }
            }
        }
    }

    final class FeatureSpec: SpecCase {
        override func spec() {
            Defaults.use()

            it("begins without features") {
                expect(Feature.all).to(beEmpty())
                expect(Feature.user) == "a spec"
            }
        }
    }

    final class StoreSpec: SpecCase {
        override func spec() {
            beforeSuite { try await Store.create() }
            afterSuite { Store.drop() }

            it("is there") {
                expect(Store.isThere).to(beTrue())
            }
        }
    }
}

private enum Feature {
    static nonisolated(unsafe) var all: [String] = []
    @TaskLocal static var user = "nobody"
}

private enum Store {
    static nonisolated(unsafe) var isThere = false

    static func create() async throws { isThere = true }
    static func drop() { isThere = false }
}
