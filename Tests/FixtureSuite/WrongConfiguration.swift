import Spec

/// A configuration in which there is all that has no place in one.
final class WrongConfiguration: SpecConfiguration {
    override class func configure(_ settings: Settings) {
        describe("a group") {}
        it("is an example") {}
        it("is a table", arguments: [1]) { _ in }
        beforeAll {}
        afterAll {}
        itBehavesLike("nothing")
    }
}
