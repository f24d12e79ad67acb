@testable import ScreenElements
import TestSupport
import XCTest

@testable import ScreenTesting

final class RemoteElementTests: XCTestCase {
    func testAnElementIsTheSameFromOutside() throws {
        try onMain {
            let element = TestElement(.textField, id: "name", label: "Name", value: "Ann")
            element.frame = CGRect(x: 1, y: 2, width: 3, height: Double.infinity)
            element.exposure = .standsForChildren
            element.placeholder = "Your name"
            element.isEnabled = false
            element.isHidden = true
            element.hasFocus = true
            element.isAnimating = true
            try compare(element, with: remote(element))
        }
    }

    func testWhatIsAsUsualIsTheSame() throws {
        try onMain {
            let element = TestElement(.staticText)
            let copy = try remote(element)
            compare(element, with: copy)
            XCTAssertFalse(copy.coversWhatIsBelow)
        }
    }

    func testTheChildrenAreInOrder() throws {
        try onMain {
            let element = TestElement([TestElement(.cell, id: "a"), TestElement(.cell, id: "b")])
            let copies = try remote(element).children
            XCTAssertEqual(copies.map(\.identifier), ["a", "b"])
            XCTAssertEqual(copies.map { ($0 as? RemoteElement)?.path }, [[0], [1]])
        }
    }
}

/// Returns the element as a spec receives it: encoded in a reply and decoded again.
@MainActor private func remote(_ element: TestElement) throws -> RemoteElement {
    var reply = RemoteReply(id: 1)
    reply.tree = try RemoteNode(of: element)
    let node = try XCTUnwrap(RemoteReply(of: reply.line).tree)
    return RemoteElement(node: node, path: [], application: RemoteApplication("none"))
}

@MainActor private func compare(_ element: TestElement, with copy: RemoteElement, line: UInt = #line) {
    XCTAssertEqual(copy.elementType, element.elementType, line: line)
    XCTAssertEqual(copy.identifier, element.identifier, line: line)
    XCTAssertEqual(copy.label, element.label, line: line)
    XCTAssertEqual(copy.value, element.value, line: line)
    XCTAssertEqual(copy.placeholder, element.placeholder, line: line)
    XCTAssertEqual(copy.isEnabled, element.isEnabled, line: line)
    XCTAssertEqual(copy.isHidden, element.isHidden, line: line)
    XCTAssertEqual(copy.hasFocus, element.hasFocus, line: line)
    XCTAssertEqual(copy.isAnimating, element.isAnimating, line: line)
    XCTAssertEqual(copy.frame, element.frame, line: line)
    XCTAssertEqual(copy.exposure, element.exposure, line: line)
    XCTAssertEqual(copy.coversWhatIsBelow, element.coversWhatIsBelow, line: line)
}
