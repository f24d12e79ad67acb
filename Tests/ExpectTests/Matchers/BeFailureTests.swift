import Expect
import XCTest

final class BeFailureTests: XCTestCase {
    func testWording() {
        assertWording(
            beFailure() as Matcher<Result<Int, Trouble>>,
            "be a failure",
            good: .failure(.small),
            bad: .success(1)
        )
        assertWording(
            beFailure(.small) as Matcher<Result<Int, Trouble>>,
            "be a failure whose error equals small",
            good: .failure(.small),
            bad: .failure(.big)
        )
        assertWording(
            beFailure(matchError(Trouble.small)) as Matcher<Result<Int, Trouble>>,
            "be a failure whose error matches the error small",
            good: .failure(.small),
            bad: .success(2)
        )
    }

    func testAClosure() {
        let (good, bad): (Result<Int, Trouble>, Result<Int, Trouble>) = (.failure(.small), .success(2))
        assertMessages(
            "expected to equal big, got small",
            "expected to be a failure, got success(2)",
            "expected not to be a failure, got nil"
        ) {
            expect(good).to(beFailure { expect($0) == .big })
            expect(bad).to(beFailure { _ in fail("called") })
            expect(nil as Result<Int, Trouble>?).notTo(beFailure { _ in fail("called") })
        }
    }

    func testAWaitLooksAgainWhenAnExpectationInTheClosureFails() {
        let looks = Looks()
        func result() -> Result<Int, Trouble> { .failure(looks.look() < 3 ? .small : .big) }
        XCTAssertEqual(messages { expect(result()).toEventually(beFailure { expect($0) == .big }) }, [])
        XCTAssertEqual(looks.count, 3)
        expect { try result().get() }.toEventually(throwError { expect($0 as? Trouble) == .big })
    }
}
