import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Specs that declare something different when they are evaluated again.
final class ChangedTreeTests: XCTestCase {
    func testATreeThatEndsEarlierTheSecondTime() {
        let shapes: [@MainActor (Bool) -> Void] = [
            { isFirst in
                it("always") {}
                if isFirst { it("once") {} }
            },
            { isFirst in
                describe("group") {
                    it("always") {}
                    if isFirst { it("once") {} }
                }
            },
            { isFirst in
                describe("group") {
                    describe("inner") { it("always") {} }
                    if isFirst { describe("once") { it("never") {} } }
                }
            },
        ]
        onMain {
            for shape in shapes {
                var evaluations = 0
                let inner = runInner {
                    evaluations += 1
                    shape(evaluations == 1)
                }
                XCTAssertEqual(inner.statuses, [.failed, .failed])
                let heading = "the declarations changed after the spec was listed"
                XCTAssertTrue(inner.messages[0].hasPrefix("\(heading)\n"), inner.messages[0])
                XCTAssertTrue(inner.messages[0].contains("is now the end of the group"), inner.messages[0])
                let names = inner.identities.map(\.fullName)
                XCTAssertEqual(inner.messages[1], "\(heading): see “\(names[0])”")
            }
        }
    }

    func testATreeThatIsAnotherTheSecondTime() {
        var evaluations = 0
        let inner = runInner {
            evaluations += 1
            describe("group") {
                it("always") {}
                if evaluations == 1 { it("once") {} } else { it("later") {} }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .failed])
        XCTAssertEqual(
            inner.messages.first,
            """
            the declarations changed after the spec was listed
            Declaration 2 in describe("group") was it("once") and is now it("later"). Spec evaluates the closures \
            around an example again to run it, so they must declare the same groups and examples each time.
            Fix: declare groups and examples that do not depend on time, random values, or state that examples \
            change.
            """
        )
    }

    func testATreeThatEndsEarlyOrGoesOnTheSecondTime() {
        onMain {
            var evaluations = 0
            let shorter = runInner {
                evaluations += 1
                it("always") {}
                if evaluations == 1 { it("once") {} }
            }
            XCTAssertEqual(
                shorter.messages.map { $0.split(separator: "\n").dropFirst().first?.prefix(80) },
                [#"Declaration 2 in InnerSpec.spec() was it("once") and is now the end of the group"#, nil]
            )
            evaluations = 0
            let longer = runInner {
                evaluations += 1
                it("always") {}
                if evaluations > 1 { it("later") {} }
            }
            XCTAssertEqual(
                longer.messages.map { $0.split(separator: "\n").dropFirst().first?.prefix(81) },
                [#"Declaration 2 in InnerSpec.spec() was the end of the group and is now it("later")"#]
            )
        }
    }

    func testAMistakeThatIsMadeTheSecondTimeOnly() {
        var evaluations = 0
        let inner = runInner {
            evaluations += 1
            describe("group") {
                if evaluations > 1 { beforeAll {} }
                it("always") {}
            }
        }
        XCTAssertEqual(inner.statuses, [.failed])
        let heading = inner.headings.first
        XCTAssertEqual(heading, #"`beforeAll` outside an ordered group"#)
    }

    func testAHookThatIsDeclaredTheFirstOrTheSecondTimeOnly() {
        for isFirst in [true, false] {
            var evaluations = 0
            let line = #line + 3
            let inner = runInner {
                evaluations += 1
                describe("group") {
                    beforeEach {}
                    if (evaluations == 1) == isFirst { afterEach {} }
                    it("always", .expectsNothing) {}
                }
            }
            assertList(
                inner.messages,
                """
                the declarations changed after the spec was listed
                describe("group") had \(isFirst ? "2 hooks and has now 1" : "1 hook and has now 2"). Spec evaluates \
                the closures around an example again to run it, so they must declare the same hooks each time.
                Fix: declare hooks that do not depend on time, random values, or state that examples change.
                """
            )
            XCTAssertEqual(inner.lines, [line])
        }
    }
}
