import QuickNimble

final class CurrentSpecTests: QuickSpec {
    override class func spec() {
        it("is the running one") {
            expect(currentSpec()).to(beAKindOf(CurrentSpecTests.self))
            expect(QuickSpec.current).to(beIdenticalTo(currentSpec()))
            expect(AsyncSpec.current).to(beNil())
        }

        it("is known on other threads") {
            let found = Task.detached { ObjectIdentifier(QuickSpec.current) }
            await expect { await found.value } == ObjectIdentifier(SpecCase.current)
        }

        it("makes other test cases") {
            expect(CurrentAsyncSpec()).to(beAKindOf(AsyncSpec.self))
            expect(DolphinSpec().name).toNot(beEmpty())
        }
    }
}

final class CurrentAsyncSpec: AsyncSpec {
    override class func spec() {
        it("is the running one") {
            expect(AsyncSpec.current).to(beAKindOf(CurrentAsyncSpec.self))
            expect(QuickSpec.current).to(beNil())
            expect(currentSpec()) === AsyncSpec.current
        }
    }
}
