import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Attachments with the complete values that a failure only names briefly.
final class AttachedValueTests: XCTestCase {
    private struct Attached: Equatable {
        var name: String
        var text: String?
    }

    @MainActor private static func attached(_ body: @escaping @MainActor () -> Void) -> [Attached] {
        let inner = runInner { it("fails") { body() } }
        XCTAssertEqual(inner.statuses, [.failed])
        return inner.results.flatMap { $0.attachments ?? [] }.map { Attached(name: $0.name, text: $0.text) }
    }

    func testLongTextsAreAttached() {
        onMain {
            let lines = (1...30).map { "the line number \($0)" }.joined(separator: "\n")
            XCTAssertEqual(
                Self.attached { expect(lines) == lines + "\n31" },
                [Attached(name: "expected", text: lines + "\n31"), Attached(name: "got", text: lines)]
            )
            XCTAssertEqual(Self.attached { expect(lines) == "a\nb" }, [Attached(name: "got", text: lines)])
            XCTAssertEqual(Self.attached { expect(lines).to(contain("x")) }, [Attached(name: "got", text: lines)])
            let numbers = Array(100...200)
            XCTAssertEqual(Self.attached { expect(numbers) == [1] }, [Attached(name: "got", text: "\(numbers)")])
        }
    }

    func testWhatTheMessageShowsIsNot() {
        onMain {
            XCTAssertEqual(Self.attached { expect("a\nb") == "a\nc" }, [])
            XCTAssertEqual(Self.attached { expect("a\nb").to(contain("c")) }, [])
            XCTAssertEqual(Self.attached { expect(String(repeating: "a", count: 100)) == nil }, [])
        }
    }
}
