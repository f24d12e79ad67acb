import Expect
import TestSupport
import XCTest

final class BeFailureTests: XCTestCase {
    func testAny() {
        XCTAssertEqual(
            wording(beFailure() as Matcher<Result<Int, Trouble>>, good: .failure(.small), bad: .success(1)),
            #"""
            to: expected to be a failure, got success(1)
            not to: expected not to be a failure, got failure(small)
            nil: expected to be a failure, got nil
            nil not: expected not to be a failure, got nil
            throws: expected to be a failure, threw Trouble.small
            throws not: expected not to be a failure, threw Trouble.small
            """#
        )
    }

    func testAnError() {
        XCTAssertEqual(
            wording(beFailure(.small) as Matcher<Result<Int, Trouble>>, good: .failure(.small), bad: .failure(.big)),
            #"""
            to: expected to be a failure whose error equals small, got failure(big)
            not to: expected not to be a failure whose error equals small, got failure(small)
            nil: expected to be a failure whose error equals small, got nil
            nil not: expected not to be a failure whose error equals small, got nil
            throws: expected to be a failure whose error equals small, threw Trouble.small
            throws not: expected not to be a failure whose error equals small, threw Trouble.small
            """#
        )
    }

    func testAMatcher() {
        XCTAssertEqual(
            wording(
                beFailure(matchError(Trouble.small)) as Matcher<Result<Int, Trouble>>,
                good: .failure(.small),
                bad: .success(2)
            ),
            #"""
            to: expected to be a failure whose error matches the error small, got success(2)
            not to: expected not to be a failure whose error matches the error small, got failure(small)
            nil: expected to be a failure whose error matches the error small, got nil
            nil not: expected not to be a failure whose error matches the error small, got nil
            throws: expected to be a failure whose error matches the error small, threw Trouble.small
            throws not: expected not to be a failure whose error matches the error small, threw Trouble.small
            """#
        )
    }

    func testAClosure() {
        let (good, bad): (Result<Int, Trouble>, Result<Int, Trouble>) = (.failure(.small), .success(2))
        XCTAssertEqual(
            messages {
                expect(good).to(beFailure { expect($0) == .big })
                expect(bad).to(beFailure { _ in fail("called") })
                expect(nil as Result<Int, Trouble>?).notTo(beFailure { _ in fail("called") })
            },
            [
                "expected to equal big, got small", "expected to be a failure, got success(2)",
                "expected not to be a failure, got nil",
            ]
        )
    }

    func testAWaitLooksAgainWhenAnExpectationInTheClosureFails() {
        let looks = Looks()
        func result() -> Result<Int, Trouble> { .failure(looks.look() < 3 ? .small : .big) }
        XCTAssertEqual(messages { expect(result()).toEventually(beFailure { expect($0) == .big }) }, [])
        XCTAssertEqual(looks.count, 3)
        XCTAssertEqual(
            messages {
                expect { try result().get() }.toEventually(throwError { expect($0 as? Trouble) == .big })
            },
            []
        )
    }
}
