import QuickNimble

/// `status` and `onFailure(throw:)` after one form, several, and none.
final class StatusTests: XCTestCase {
    private enum Stop: Error, Equatable { case here }

    private func status<T>(_ expectation: () -> SyncExpectation<T>) -> ExpectationStatus {
        unseen(expectation).status
    }

    func testNone() {
        let expectation: SyncExpectation<Bool> = expect(true)
        XCTAssertEqual(expectation.status, .pending)
        expectation.to(beTrue())
    }

    func testOne() {
        XCTAssertEqual(status { expect(true).to(beTrue()) }, .passed)
        XCTAssertEqual(status { expect(true).to(beFalse()) }, .failed)
    }

    func testSeveral() {
        XCTAssertEqual(status { expect(true).to(beTrue()).to(beTrue()) }, .passed)
        XCTAssertEqual(status { expect(true).to(beFalse()).to(beFalse()) }, .failed)
        XCTAssertEqual(status { expect(true).to(beTrue()).to(beFalse()) }, .mixed)
        XCTAssertEqual(status { expect(true).to(beFalse()).to(beTrue()) }, .mixed)
    }

    func testPolled() {
        XCTAssertEqual(status { expect(true).toEventually(beTrue()) }, .passed)
        XCTAssertEqual(status { expect(true).toEventually(beFalse(), timeout: .milliseconds(20)) }, .failed)
    }

    func testOnFailureWithoutAFormFails() {
        failing("onFailure(throw:) follows no `to` or other form that checks") {
            try expect(true).onFailure(throw: Stop.here)
        }
    }

    func testOnFailureAfterAPassDoesNotThrow() {
        let expectation: SyncExpectation<Bool> = expect(true).to(beTrue())
        expect(try expectation.onFailure(throw: Stop.here)).notTo(throwError())
    }

    func testOnFailureAfterAFailureThrows() {
        let expectation: SyncExpectation<Bool> = unseen { expect(true).to(beFalse()) }
        expect(try expectation.onFailure(throw: Stop.here)).to(throwError(Stop.here))
    }

    func testOnFailureAfterBothThrows() {
        let expectation: SyncExpectation<Bool> = unseen { expect(true).to(beTrue()).to(beFalse()) }
        expect(try expectation.onFailure(throw: Stop.here)).to(throwError(Stop.here))
    }
}
