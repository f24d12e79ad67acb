import Expect
import TestSupport
import XCTest

final class BeSuccessTests: XCTestCase {
    func testWording() {
        assertWording(
            beSuccess() as Matcher<Result<Int, Trouble>>,
            "be a success",
            good: .success(1),
            bad: .failure(.small)
        )
        assertWording(
            beSuccess(1) as Matcher<Result<Int, Trouble>>,
            "be a success whose value equals 1",
            good: .success(1),
            bad: .success(2)
        )
        assertWording(
            beSuccess(beLessThan(2)) as Matcher<Result<Int, Trouble>>,
            "be a success whose value is less than 2",
            good: .success(1),
            bad: .failure(.big)
        )
    }

    func testTheValueIsTheSubjectOfWhatIsExpectedOfIt() {
        func sentence(_ matcher: Matcher<[Int]>) -> String {
            let message = messages { expect(Result<[Int], Trouble>.failure(.small)).to(beSuccess(matcher)) }[0]
            return message.replacing("expected to be a success whose value ", with: "")
                .replacing(", got failure(small)", with: "")
        }
        let hasOne: Matcher<[Int]> = contain(1)
        XCTAssertEqual(sentence(hasOne), "contains 1")
        XCTAssertEqual(sentence(hasOne && beEmpty()), "contains 1 and is empty")
        XCTAssertEqual(sentence(beEmpty() || haveCount(2)), "is empty or has count 2")
        XCTAssertEqual(sentence(hasOne && trap()), "contains 1 and traps")
        XCTAssertEqual(sentence(!hasOne), "does not contain 1")
        XCTAssertEqual(sentence(!beEmpty()), "is not empty")
        XCTAssertEqual(sentence(!(hasOne || beEmpty())), "should not contain 1 or be empty")
        XCTAssertEqual(sentence(allPass(equal(1))), "should all equal 1")
        XCTAssertEqual(sentence(Matcher("grow") { $0.count > 3 }), "should grow")
    }

    func testAClosure() {
        let (good, bad): (Result<Int, Trouble>, Result<Int, Trouble>) = (.success(1), .failure(.big))
        assertMessages(
            "expected to equal 2, got 1",
            "expected to be a success, got failure(big)",
            "expected not to be a success, got nil"
        ) {
            expect(good).to(beSuccess { expect($0) == 2 })
            expect(bad).to(beSuccess { _ in fail("called") })
            expect(nil as Result<Int, Trouble>?).notTo(beSuccess { _ in fail("called") })
        }
    }

    func testAWaitLooksAgainWhenAnExpectationInTheClosureFails() async {
        let looks = Looks()
        func result() -> Result<Int, Trouble> { .success(looks.look()) }
        var found = messages { expect(result()).toEventually(beSuccess { expect($0) == 3 }) }
        XCTAssertEqual(found, [])
        XCTAssertEqual(looks.count, 3)
        found = await messages { await expect { () async in result() }.toEventually(beSuccess { expect($0) == 6 }) }
        XCTAssertEqual(found, [])
        XCTAssertEqual(looks.count, 6)
        let line = #line + 1
        found = messages { expect(result()).toEventually(beSuccess { expect($0) == 3 }, timeout: .zero) }
        assertList(
            withoutNumbers(found),
            "expected to eventually be a success, got success(7) (looked once in T)\n"
                + "  \(#filePath):\(line): expected to equal 3, got 7"
        )
    }
}
