import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Whose a failure is that no example owns, by its place.
final class StrayFailureTests: SharedTestCase {
    func testItIsThatOfTheLastDeclarationAboveIt() {
        onMain {
            XCTAssertEqual(origin(line: 4), .unknown)
            XCTAssertEqual(origin(line: 6), .own, "below a hook")
            XCTAssertEqual(origin(line: 11), .other("other"))
            XCTAssertEqual(origin(line: 16), .own, "below a hook")
            XCTAssertEqual(origin(line: 21), .own)
            XCTAssertEqual(origin(line: 21, file: "Helper.swift"), .unknown)
        }
    }

    func testItMayBeInTheLineOfTheDeclaration() {
        onMain {
            XCTAssertEqual(origin(line: 5), .own, "in a hook")
            XCTAssertEqual(origin(line: 10), .other("other"))
            XCTAssertEqual(origin(line: 15), .own, "in a hook")
            XCTAssertEqual(origin(line: 20), .own)
        }
    }
}

private enum Answer: Equatable { case own, other(String), unknown }

/// The origin of a failure among examples at the lines 10 and 20, of which the second runs, and hooks at the lines 5 and 15.
@MainActor private func origin(line: Int, file: StaticString = "ListSpec.swift") -> Answer {
    let plan = planned {
        it("other", file: "ListSpec.swift", line: 10) {}
        it("running", file: "ListSpec.swift", line: 20) {}
    }
    let location = CodeLocation(file: "\(file)", line: line)
    let stray = StrayFailure(failure: RecordedFailure(message: "no", location: location), isOnMainThread: false)
    let hooks = [5, 15].map { Place(file: "ListSpec.swift", line: $0) }
    switch stray.origin(during: plan.examples[1], hooks: hooks) {
    case .own: return .own
    case .other(let name): return .other(name)
    case .unknown: return .unknown
    }
}
