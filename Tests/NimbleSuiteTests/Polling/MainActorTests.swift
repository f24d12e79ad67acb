import QuickNimble

private func isOnMainThread() -> Bool { Thread.isMainThread }

/// In async code, polling evaluates sync expressions on the main actor.
final class MainActorTests: XCTestCase {
    nonisolated func testPollingOfASyncExpression() async {
        await expect(isOnMainThread()).toEventually(beTrue())
        await expect(isOnMainThread()).toEventuallyNot(beFalse())
        await expect(isOnMainThread()).toNever(beFalse(), until: .milliseconds(5))
        await expect(isOnMainThread()).toAlways(beTrue(), until: .milliseconds(5))
        await failing("expected to eventually be false, got true") {
            await expect(isOnMainThread()).toEventually(beFalse(), timeout: .milliseconds(5))
        }
    }

    nonisolated func testTheOtherNamesAndChains() async {
        await expect(isOnMainThread()).toNotEventually(beFalse())
        await expect(isOnMainThread()).neverTo(beFalse(), until: .milliseconds(5))
        await expect(isOnMainThread()).alwaysTo(beTrue(), until: .milliseconds(5))
        await expect(isOnMainThread()).toEventually(beTrue()).toNever(beFalse(), until: .milliseconds(5))
    }

    @MainActor func testAnAwaitedValueOnTheMainActor() async {
        await expecta(isOnMainThread()).to(beTrue())
        await expecta(isOnMainThread()).toEventually(beTrue())
        await expecta(await awaited(isOnMainThread())).to(beTrue())
    }
}
