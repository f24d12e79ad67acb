import QuickNimble

@available(*, deprecated)
private func beEvenAsEver() -> Predicate<Int> {
    Predicate.define("be even") { expression, message in
        let status = PredicateStatus(bool: try expression.evaluate()?.isMultiple(of: 2) ?? false)
        return PredicateResult(status: status, message: message)
    }
}

private struct Stop: Error, Equatable {}

/// Names and labels from all versions of Nimble.
final class OldNameTests: XCTestCase {
    @available(*, deprecated)
    func testPredicates() {
        let block: PredicateBlock = { PredicateResult(bool: try $0.evaluate() != nil, message: .fail("is nil")) }
        expect(4).to(beEvenAsEver())
        expect(NSNumber(value: 4)).to(Predicate(block))
        failing("expected to be even, got <5>") { expect(5).to(beEvenAsEver()) }
    }

    func testRequireFail() {
        var caught: (any Error)?
        failing("no such cup") {
            do { try requireFail("no such cup", customError: Stop()) } catch { caught = error }
        }
        expect(caught as? Stop) == Stop()
        failing("requireFail() was called") { try? requireFail(customError: Stop()) }
    }

    func testTheHandler() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder, fileID: "Cups/CupTests.swift", file: "Cups.swift", line: 3, column: 9) {
            NimbleAssertionHandler.assert(
                false,
                message: FailureMessage(stringValue: "spilt"),
                location: SourceLocation(file: "Cups.swift", line: 7)
            )
            expect(4) == 4
        }
        expect(recorder.assertions.map(\.success)) == [false, true]
        expect(recorder.assertions.first?.location.line) == 7
        let passes = gatherExpectations(silently: true) {
            let message = FailureMessage(stringValue: "filled")
            NimbleAssertionHandler.assert(true, message: message, location: SourceLocation())
        }
        expect(passes.map(\.message.stringValue)) == ["filled"]
        XCTAssertEqual(
            gatherFailures {
                NimbleAssertionHandler.assert(
                    false,
                    message: FailureMessage(stringValue: "spilt"),
                    location: SourceLocation(file: "Cups.swift", line: 7)
                )
                NimbleAssertionHandler.assert(
                    false,
                    message: FailureMessage(stringValue: "broken"),
                    location: SourceLocation()
                )
                NimbleAssertionHandler.assert(
                    true,
                    message: FailureMessage(stringValue: ""),
                    location: SourceLocation()
                )
            }.map(\.message),
            ["spilt", "broken"]
        )
    }

    func testTheIntervalBetweenEvaluations() {
        let (soon, seldom): (DispatchTimeInterval, DispatchTimeInterval) = (.milliseconds(60), .seconds(5))
        var counts: [Int] = []
        func next() -> Int {
            counts[counts.count - 1] += 1
            return 4
        }
        unseen {
            counts.append(0)
            expect(next()).toEventually(equal(5), timeout: soon, pollInterval: seldom)
            counts.append(0)
            expect(next()).toEventuallyNot(equal(4), timeout: soon, pollInterval: seldom)
            counts.append(0)
            expect(next()).toNever(equal(5), until: soon, pollInterval: seldom)
            counts.append(0)
            expect(next()).toAlways(equal(4), until: soon, pollInterval: seldom)
        }
        // Each form looks only at the beginning and around the deadline.
        expect(counts).to(allPass(beLessThan(4)))
    }
}
