import Spec

/// A configuration that contains every kind of declaration that a configuration must not contain.
final class WrongConfiguration: SpecConfiguration {
    override class func configure(_ settings: Settings) {
        guard FixtureSuite.suites.contains("WrongConfiguration") else { return }
        describe("a group") {}
        it("is an example", .expectsNothing) {}
        it("is a table", arguments: [1]) { _ in }
        beforeAll {}
        afterAll {}
        itBehavesLike("nothing")
    }
}
