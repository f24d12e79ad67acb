import Spec
import TestSupport
import XCTest

final class IsolationTests: XCTestCase {
    func testAVarOfAGroupIsNewForEveryExample() {
        let calls = Calls()
        let inner = runInner {
            describe("group") {
                var list: [Int] = []
                for number in 1...5 {
                    it("example \(number)") {
                        calls.note("\(list)")
                        list.append(number)
                    }
                }
            }
        }
        XCTAssertEqual(inner.statuses.count, 5)
        XCTAssertEqual(calls.names, ["[]", "[]", "[]", "[]", "[]"])
    }

    func testAVarOfTheSpecIsNewForEveryExample() {
        let calls = Calls()
        _ = runInner {
            var count = 0
            beforeEach { count += 1 }
            it("one") { calls.note("\(count)") }
            it("two") { calls.note("\(count)") }
        }
        XCTAssertEqual(calls.names, ["1", "1"])
    }

    func testALazyVarIsMadeOnFirstUseAndAnewForTheNextExample() {
        let calls = Calls()
        @MainActor func make() -> [String] {
            calls.note("made")
            return ["new"]
        }
        _ = runInner {
            describe("group") {
                lazy var subject = make()
                it("changes it") {
                    subject.append("changed")
                    calls.note("\(subject)")
                }
                it("does not use it") {}
                it("sees a new one") { calls.note("\(subject)") }
            }
        }
        XCTAssertEqual(calls.names, ["made", #"["new", "changed"]"#, "made", #"["new"]"#])
    }

    func testSelfIsTheRunningTestCase() {
        let calls = Calls()
        let inner = runInner { testCase in
            it("one") { calls.note(testCase.name) }
            it("two") { calls.note(testCase.name) }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed])
        XCTAssertEqual(calls.names, ["InnerSpec.one", "InnerSpec.two"])
    }

    func testWhatAnExampleHoldsIsReleasedAfterIt() {
        onMain {
            final class Subject {}
            weak var released: Subject?
            _ = runInner {
                let subject = Subject()
                it("holds it") { released = subject }
            }
            XCTAssertNil(released)
        }
    }
}
