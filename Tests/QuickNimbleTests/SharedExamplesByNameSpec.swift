import QuickNimble

/// Shared examples that receive a dictionary, in the forms that Quick accepts.
final class SharedExamplesByNameSpec: QuickSpec {
    override class func spec() {
        sharedExamples("a tank") { context in
            it("has a size") { expect(context()["size"] as? Int).to(equal(4)) }
        }
        sharedExamples("a full tank") { _ in it("is") { expect(true) == true } }
        sharedExamples("a tank of unknown size") { (context: @escaping SharedExampleContext) in
            it("has no values") { expect(context()).to(beEmpty()) }
        }
        sharedExamples("an empty tank") { it("is") { expect(true) == true } }
        sharedExamples("a list") { (list: @escaping () -> [Int]) in
            it("has elements") { expect(list()).to(equal([4])) }
        }

        itBehavesLike("a tank") { ["size": 4] }
        itBehavesLike("a tank", sharedExampleContext: { ["size": 4] })
        xitBehavesLike("a tank", sharedExampleContext: { ["size": 5] })
        itBehavesLike("a full tank")
        itBehavesLike("a tank of unknown size")
        itBehavesLike("a tank of unknown size") { [:] }
        itBehavesLike("an empty tank")
        itBehavesLike("an empty tank") { [:] }
        itBehavesLike("a list") { [4] }
    }
}
