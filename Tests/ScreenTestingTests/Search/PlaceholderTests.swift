import Expect
import ScreenTesting
import XCTest

/// Searches for a field by the text that it shows while it is empty.
final class PlaceholderTests: XCTestCase {
    @MainActor private static func elements() -> [TestElement] {
        [
            TestElement(.textField, id: "email", label: "E-mail").with { $0.placeholder = "ana@example.com" },
            TestElement(.textField, id: "name", label: "Nickname"),
        ]
    }

    func testAFieldIsFoundByItsPlaceholder() throws {
        try onScreen({ Self.elements() }) { root in
            let field = SimpleElementBrowser(request: SearchRequest(placeholder: "ana@example.com"))
            XCTAssertEqual(try field.view.identifier, "email")
            field.typeText("a")
            XCTAssertEqual(try field.view.value, "a")
            XCTAssertTrue(root.descendant(.textField, placeholder: "ana@example.com").exists)
            XCTAssertFalse(root.descendant(.textField, placeholder: "E-mail").exists)
            tester().usingPlaceholder("ana@example.com").enterText("b")
            XCTAssertEqual(try field.view.value, "ab")
        }
    }

    func testAFieldOfAnotherPlaceholderIsANearMiss() {
        onScreen({ Self.elements() }) { _ in
            let field = SimpleElementBrowser(
                request: SearchRequest(id: "email", type: .textField, placeholder: "ana@example.org")
            )
            assertMessages(
                """
                threw SearchError: expected one textField with identifier “email”, placeholder “ana@example.org”, found none
                near misses:
                  textField, identifier “email”, label “E-mail”, placeholder “ana@example.com”: \
                its placeholder is “ana@example.com”
                the screen:
                    application
                      textField, identifier “email”, label “E-mail”, placeholder “ana@example.com”
                      textField, identifier “name”, label “Nickname”
                """
            ) { _ = try field.view }
        }
    }

    func testNearMissesSayWhichAttributeIsMeant() {
        onScreen({ Self.elements() }) { root in
            let requests = [
                SearchRequest(id: "name", placeholder: "Ana"), SearchRequest(placeholder: "Nickname"),
                SearchRequest(label: "ana@example.com"), SearchRequest(type: .button, placeholder: "ana@example.com"),
            ]
            let misses = requests.map { request in
                messages { _ = try root.descendant(request).view }.first?.components(separatedBy: "\n")
                    .first { $0.hasPrefix("  text") }.map { String($0.drop { $0 != ":" }.dropFirst(2)) }
            }
            XCTAssertEqual(
                misses,
                [
                    "it has no placeholder", "its label is the placeholder asked for",
                    "its placeholder is the label asked for", "its type is textField",
                ]
            )
        }
    }
}
