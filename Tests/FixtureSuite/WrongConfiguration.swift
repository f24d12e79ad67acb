import Spec

/// A configuration with every kind of declaration that is a mistake there.
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
