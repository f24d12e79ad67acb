import XCTest

@testable import Expect

final class EnumCaseTests: XCTestCase {
    private enum State: CustomStringConvertible, CustomReflectable {
        case idle, running(Int), moved(x: Int, y: Int), moved(Int, angle: Int)

        var description: String { "state" }
        var customMirror: Mirror { Mirror(self, children: []) }
    }

    private indirect enum Chain { case end, link(Chain) }

    private enum Shape { case line(length: Int), line(points: (Int, Int)), line(Int, angle: Int), dot(Any) }

    func testItIsNotWhatTheValueSays() {
        XCTAssertEqual(EnumCase(of: State.idle)?.name, "idle")
        XCTAssertEqual(EnumCase(of: State.running(1))?.name, "running")
        XCTAssertEqual(EnumCase(of: Chain.end)?.name, "end")
        XCTAssertEqual(EnumCase(of: Chain.link(.end))?.name, "link")
        XCTAssertEqual(EnumCase(of: Trouble.big as any Error)?.name, "big")
    }

    func testOtherValuesHaveNone() {
        for value in [1, "a", Person(), Dog(), [1], (1, 2), State.self] as [Any] { XCTAssertNil(EnumCase(of: value)) }
    }

    func testTheLabelsBelongToIt() {
        XCTAssertEqual(EnumCase(of: Shape.line(length: 1))?.fullName, "line(length:)")
        XCTAssertEqual(EnumCase(of: Shape.line(length: 1)), EnumCase(of: Shape.line(length: 2)))
        XCTAssertNotEqual(EnumCase(of: Shape.line(length: 1)), EnumCase(of: Shape.line(points: (1, 2))))
        XCTAssertEqual(EnumCase(of: Shape.line(1, angle: 90))?.fullName, "line(_:angle:)")
        XCTAssertEqual(EnumCase(of: Shape.dot(1)), EnumCase(of: Shape.dot("a")))
        XCTAssertEqual(EnumCase(of: Shape.dot(1))?.fullName, "dot")
    }
}
