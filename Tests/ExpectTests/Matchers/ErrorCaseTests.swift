import Expect
import XCTest

/// Errors whose own descriptions do not distinguish them.
final class ErrorCaseTests: XCTestCase {
    /// Returns how `throwError` and `matchError` compare an error with the expected one. The two matchers must agree.
    private func verdict<Failure: Error>(_ actual: any Error, _ expected: Failure) -> String {
        func passes(_ body: () -> Void) -> Bool { messages(in: body).isEmpty }
        let thrown = (
            passes { expect { throw actual }.to(throwError(expected)) },
            passes { expect { throw actual }.notTo(throwError(expected)) }
        )
        let matched = (
            passes { expect(actual).to(matchError(expected)) },
            passes { expect(actual).notTo(matchError(expected)) }
        )
        XCTAssertTrue(thrown == matched)
        switch thrown {
        case (true, false): return "same"
        case (false, true): return "different"
        case (false, false): return "unknown"
        case (true, true): return "nonsense"
        }
    }

    func testCasesWithoutAPayload() {
        XCTAssertEqual(verdict(Fault.offline, Fault.offline), "same")
        XCTAssertEqual(verdict(Fault.refused, Fault.offline), "different")
        XCTAssertEqual(verdict(Fault.offline, Fault.refused), "different")
        XCTAssertEqual(verdict(Fault.status(1), Fault.offline), "different")
        XCTAssertEqual(verdict(Fault.offline, Fault.status(1)), "different")
        XCTAssertEqual(verdict(Other.offline, Fault.offline), "different")
        XCTAssertEqual(verdict(Single.one, Single.one), "same")
    }

    func testCasesWithAPayload() {
        XCTAssertEqual(verdict(Fault.status(1), Fault.status(1)), "same")
        XCTAssertEqual(verdict(Fault.status(1), Fault.status(2)), "different")
        XCTAssertEqual(verdict(Fault.labelled(x: 1), Fault.labelled(x: 1)), "same")
        XCTAssertEqual(verdict(Fault.labelled(x: 1), Fault.labelled(y: 1)), "different")
    }

    func testCasesInsideOfOthers() {
        XCTAssertEqual(verdict(Fault.nested(.war), Fault.nested(.war)), "same")
        XCTAssertEqual(verdict(Fault.nested(.war), Fault.nested(.weather)), "different")
        XCTAssertEqual(verdict(Fault.nested(.other("a")), Fault.nested(.other("a"))), "same")
        XCTAssertEqual(verdict(Fault.nested(.other("a")), Fault.nested(.other("b"))), "different")
        let report = Report(reasons: [.war, .weather], first: .war)
        XCTAssertEqual(verdict(report, Report(reasons: [.war, .weather], first: .war)), "same")
        XCTAssertEqual(verdict(report, Report(reasons: [.war, .war], first: .war)), "different")
        XCTAssertEqual(verdict(report, Report(reasons: [.war, .weather], first: .weather)), "different")
        XCTAssertEqual(verdict(report, Report(reasons: [.war, .weather], first: nil)), "different")
    }

    func testGenericCases() {
        XCTAssertEqual(verdict(Generic<Int>.empty, Generic<Int>.empty), "same")
        XCTAssertEqual(verdict(Generic<Int>.empty, Generic<Int>.full), "different")
        XCTAssertEqual(verdict(Generic<String>.empty, Generic<Int>.empty), "different")
        XCTAssertEqual(verdict(Generic.content("a"), Generic.content("a")), "same")
        XCTAssertEqual(verdict(Generic.content(Reason.war), Generic.content(Reason.weather)), "different")
        XCTAssertEqual(verdict(Wrapping.error(Fault.offline), Wrapping.error(Fault.offline)), "same")
        XCTAssertEqual(verdict(Wrapping.error(Fault.offline), Wrapping.error(Fault.refused)), "different")
        XCTAssertEqual(verdict(Wrapping.error(Fault.offline), Wrapping.error(Other.offline)), "different")
        XCTAssertEqual(verdict(Generic.content(()), Generic.content(())), "same")
    }

    func testErrorsWithoutFields() {
        XCTAssertEqual(verdict(Empty(), Empty()), "same")
        XCTAssertEqual(verdict(Bare(), Bare()), "same")
        XCTAssertEqual(verdict(Bare(), Empty()), "different")
    }

    func testErrorsOfFoundation() {
        let error = NSError(domain: "a", code: 1)
        XCTAssertEqual(verdict(error, NSError(domain: "a", code: 1)), "same")
        XCTAssertEqual(verdict(error, NSError(domain: "a", code: 2)), "different")
        XCTAssertEqual(verdict(URLError(.timedOut), URLError(.timedOut)), "same")
        XCTAssertEqual(verdict(URLError(.timedOut), URLError(.badURL)), "different")
    }

    func testWhatCannotBeComparedFailsBothWays() {
        let later = Retry.later { print("later") }
        XCTAssertEqual(verdict(later, later), "same")
        XCTAssertEqual(verdict(later, Retry.later { print("now") }), "unknown")
        XCTAssertEqual(verdict(later, Retry.never), "different")
        XCTAssertEqual(verdict(Sealed(code: 1), Sealed(code: 1)), "same")
        XCTAssertEqual(verdict(Sealed(code: 1), Sealed(code: 2)), "unknown")
        XCTAssertEqual(verdict(SealedCase.code(1), SealedCase.code(1)), "same")
        XCTAssertEqual(verdict(SealedCase.code(1), SealedCase.code(2)), "unknown")
        XCTAssertEqual(verdict(Telling(code: 1), Telling(code: 1)), "same")
        XCTAssertEqual(verdict(Telling(code: 1), Telling(code: 2)), "different")
        let object = SealedObject()
        XCTAssertEqual(verdict(object, object), "same")
        XCTAssertEqual(verdict(object, SealedObject()), "unknown")
    }

    func testTheFailureTellsTheCasesApart() {
        assertMessages(
            """
            expected to throw Fault.offline: no answer, threw Fault.refused: no answer
              the two look alike and are not equal: expected the case offline, got the case refused
            """,
            """
            expected to match the error no answer, got no answer
              the two look alike and are not equal: expected the case offline, got the case refused
            """,
            """
            expected to throw Fault.offline: no answer, threw Other.offline: no answer
              the two look alike and are not equal: expected a value of the type Fault, got one of the type Other
            """,
            """
            expected to throw Fault.nested: no answer, threw Fault.nested: no answer
              .nested: expected force majeure, got force majeure, which looks alike and is not equal: \
            expected the case weather, got the case war
            """,
            """
            expected to throw Fault.status: no answer, threw Fault.status: no answer
              .status: expected 2, got 1
            """,
            """
            expected to throw Fault.labelled: no answer, threw Fault.labelled: no answer
              the two look alike and are not equal: expected the case labelled(y:), got the case labelled(x:)
            """,
            """
            expected to throw Report(reasons: [force majeure], first: force majeure), \
            threw Report(reasons: [force majeure], first: force majeure)
              .first: expected force majeure, got force majeure, which looks alike and is not equal: \
            expected the case weather, got the case war
            """
        ) {
            expect { throw Fault.refused }.to(throwError(Fault.offline))
            expect(Fault.refused).to(matchError(Fault.offline))
            expect { throw Other.offline }.to(throwError(Fault.offline))
            expect { throw Fault.nested(.war) }.to(throwError(Fault.nested(.weather)))
            expect { throw Fault.status(1) }.to(throwError(Fault.status(2)))
            expect { throw Fault.labelled(x: 1) }.to(throwError(Fault.labelled(y: 1)))
            expect { throw Report(reasons: [.war], first: .war) }.to(
                throwError(Report(reasons: [.war], first: .weather))
            )
        }
    }

    func testTheFailureSaysWhatCannotBeCompared() {
        let later = Retry.later { print("later") }
        let advice =
            "whether the errors are equal is unknown; let Retry be Equatable, or match the error by its case, "
            + "its type or a matcher"
        assertMessages(
            """
            expected to throw Retry.later((Function)), threw Retry.later((Function))
              .later: two values of the type @Sendable () -> () cannot be compared
              \(advice)
            """,
            """
            expected not to throw Retry.later((Function)), threw Retry.later((Function))
              .later: two values of the type @Sendable () -> () cannot be compared
              \(advice)
            """,
            """
            expected not to match the error later((Function)), got later((Function))
              .later: two values of the type @Sendable () -> () cannot be compared
              \(advice)
            """
        ) {
            expect { throw Retry.later {} }.to(throwError(later))
            expect { throw Retry.later {} }.notTo(throwError(later))
            expect(Retry.later {}).notTo(matchError(later))
        }
    }

    // Comparing the case without its payload

    private func caseVerdict<Failure: Error>(_ actual: any Error, _ expected: Failure) -> String {
        let to = messages { expect { throw actual }.to(throwError(caseOf: expected)) }.isEmpty
        let notTo = messages { expect { throw actual }.notTo(throwError(caseOf: expected)) }.isEmpty
        return to ? notTo ? "nonsense" : "same" : notTo ? "different" : "unknown"
    }

    func testTheCaseAlone() {
        XCTAssertEqual(caseVerdict(Fault.offline, Fault.offline), "same")
        XCTAssertEqual(caseVerdict(Fault.refused, Fault.offline), "different")
        XCTAssertEqual(caseVerdict(Fault.status(1), Fault.status(2)), "same")
        XCTAssertEqual(caseVerdict(Fault.status(1), Fault.nested(.war)), "different")
        XCTAssertEqual(caseVerdict(Fault.labelled(x: 1), Fault.labelled(x: 2)), "same")
        XCTAssertEqual(caseVerdict(Fault.labelled(x: 1), Fault.labelled(y: 1)), "different")
        XCTAssertEqual(caseVerdict(Retry.later {}, Retry.later {}), "same")
        XCTAssertEqual(caseVerdict(Single.one, Single.one), "same")
        XCTAssertEqual(caseVerdict(Wrapping.error(Fault.offline), Wrapping.error(Other.text("a"))), "same")
        XCTAssertEqual(caseVerdict(Generic<Int>.empty, Generic<Int>.full), "different")
        XCTAssertEqual(caseVerdict(Generic<Int>.empty, Generic<String>.empty), "different")
    }

    func testTheCaseOfAnErrorWhoseTypeIsNotKnown() {
        let expected: any Error = Fault.offline
        expect { throw Fault.offline }.to(throwError(caseOf: expected as any Error))
        expect { throw Other.offline }.notTo(throwError(caseOf: expected as any Error))
    }

    func testAnErrorThatHidesAPartFailsBothWays() {
        struct Hiding: Error, CustomReflectable {
            let code: Int
            var customMirror: Mirror { Mirror(self, children: ["kind": "http"]) }
        }
        XCTAssertEqual(
            messages {
                expect { throw Hiding(code: 404) }.to(throwError(Hiding(code: 500)))
                expect { throw Hiding(code: 404) }.notTo(throwError(Hiding(code: 500)))
                expect(Hiding(code: 404) as any Error).to(matchError(Hiding(code: 500)))
            }.count,
            3
        )
    }

    func testAnErrorWithoutCasesFailsBothWays() {
        let note = "Report has no enum case that can be read; match the error by its type, its value or a matcher"
        let report = Report(reasons: [], first: nil)
        assertMessages(
            """
            expected to throw the case of Report(reasons: [], first: nil), threw Report(reasons: [], first: nil)
              \(note)
            """,
            """
            expected not to throw the case of Report(reasons: [], first: nil), threw Report(reasons: [], first: nil)
              \(note)
            """
        ) {
            expect { throw report }.to(throwError(caseOf: report))
            expect { throw report }.notTo(throwError(caseOf: report))
        }
        XCTAssertEqual(caseVerdict(Fault.offline, report), "different")
    }

    func testTheFailureNamesTheCase() {
        assertMessages(
            """
            expected to throw the case offline, threw Fault.refused: no answer
              its case is refused
            """,
            """
            expected to throw the case labelled, threw Fault.labelled: no answer
              its case is labelled(x:), not labelled(y:)
            """,
            """
            expected to throw the case offline, threw Other.offline: no answer
              its type is Other
            """
        ) {
            expect { throw Fault.refused }.to(throwError(caseOf: Fault.offline))
            expect { throw Fault.labelled(x: 1) }.to(throwError(caseOf: Fault.labelled(y: 1)))
            expect { throw Other.offline }.to(throwError(caseOf: Fault.offline))
        }
    }

    func testAFailureAnswersForUnequalValuesToo() {
        struct State: Equatable {
            var reason: Reason
            static func == (left: State, right: State) -> Bool { false }
        }
        assertMessages(
            """
            expected to equal State(reason: force majeure), got State(reason: force majeure)
              .reason: expected force majeure, got force majeure, which looks alike and is not equal: \
            expected the case weather, got the case war
            """
        ) { expect(State(reason: .war)) == State(reason: .weather) }
    }
}
