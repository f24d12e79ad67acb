import TestSupport
import XCTest

@testable import ConsoleUI

@MainActor final class TextFieldTests: SharedTestCase {
    private let field = TextField(identifier: "name", title: "Name", placeholder: "three letters")
    private let other = TextField(identifier: "other", title: "Other", placeholder: "three letters")
    private let password = SecureTextField(identifier: "password", title: "Password")
    private let calls = Calls()

    override func setUp() async throws {
        field.onChange = { [calls] in calls.note("changed \($0)") }
        field.onSubmit = { [calls] in calls.note("submitted \($0)") }
    }

    func testItShowsItsTitleItsTextAndItsPlaceholder() async {
        let window = Window(keys: field, other)
        XCTAssertEqual(window.content(width: 30), ["Name: ▏___________________", "", "Other: three letters______"])
        window.type("ana")
        window.press(.tab)
        XCTAssertEqual(window.content(width: 30), ["Name: ana_________________", "", "Other: ▏__________________"])
    }

    func testALongTextShowsItsEnd() async {
        let window = Window(keys: field)
        window.type("0123456789蜂蜜")
        XCTAssertEqual(window.content(width: 24), ["Name: …23456789蜂蜜▏"])
        window.type("x")
        XCTAssertEqual(window.content(width: 24), ["Name: …3456789蜂蜜x▏"])
    }

    func testOfALongTextOnlyTheEndIsLookedAt() async {
        let field = CountingTextField(title: "Name")
        let window = Window(keys: field)
        field.text = String(repeating: "x", count: 5_000)
        XCTAssertEqual(window.content(width: 24), ["Name: …xxxxxxxxxxxx▏"])
        XCTAssertEqual(field.count, 14)
    }

    func testATextThatJustFitsIsShownWhole() async {
        let window = Window(keys: field)
        window.type("0123456789蜂x")
        XCTAssertEqual(window.content(width: 24), ["Name: 0123456789蜂x▏"])
        window.press(.tab, .backspace)
        window.type("蜂")
        XCTAssertEqual(window.content(width: 24), ["Name: …23456789蜂蜂▏"])
    }

    func testKeysChangeTheText() async {
        let window = Window(keys: field)
        window.type("añ")
        window.press(.backspace, .character("n"), .enter)
        XCTAssertEqual(field.text, "an")
        XCTAssertEqual(calls.names, ["changed a", "changed añ", "changed a", "changed an", "submitted an"])
    }

    func testBackspaceInAnEmptyFieldChangesNothing() async {
        let window = Window(keys: field)
        window.press(.backspace)
        XCTAssertEqual(calls.names, [])
    }

    func testTheReturnKeyGoesOnToTheNextView() async {
        let window = Window(keys: field, other)
        window.press(.enter)
        XCTAssertEqual(window.focusedIdentifier, "other")
    }

    func testWhatIsDoneAtTheEndOfATextMaySendTheKeysElsewhere() async {
        let window = Window(keys: field, password, other)
        field.onSubmit = { [other] _ in try? other.becomeFocused() }
        window.press(.enter)
        XCTAssertEqual(window.focusedIdentifier, "other")
        other.onSubmit = { [other] _ in try? other.becomeFocused() }
        window.press(.enter)
        XCTAssertEqual(window.focusedIdentifier, "other")
    }

    func testTypingAndClearingAsAnElement() async throws {
        let window = Window(keys: other, field)
        try field.typeText("an")
        try field.typeText("a\n")
        XCTAssertEqual(field.value, "ana")
        try field.clearText()
        XCTAssertEqual(field.value, "")
        XCTAssertEqual(calls.names, ["changed a", "changed an", "changed ana", "submitted ana", "changed "])
        XCTAssertEqual(window.focusedIdentifier, "name")
    }

    func testASettingOfTheTextIsNoChangeByAPerson() async {
        field.text = "ana"
        XCTAssertEqual(calls.names, [])
    }

    func testASecureFieldShowsDotsAndTellsDots() async throws {
        let window = Window(keys: password)
        try password.typeText("seçret")
        XCTAssertEqual(password.value, "••••••")
        XCTAssertEqual(password.text, "seçret")
        XCTAssertEqual(window.content(width: 24), ["Password: ••••••▏___"])
        XCTAssertFalse(tree(of: window).joined().contains("seçret"))
    }

    func testWithoutATitleItIsCalledByItsPlaceholder() async {
        let field = TextField(placeholder: "Search")
        XCTAssertEqual(field.label, "Search")
        let window = Window(lines: Label("Text"), field, TextField(title: "Name"))
        window.press(.tab)
        XCTAssertEqual(window.content(width: 24), ["Text", "", "Search______________", "", "Name: ▏_____________"])
    }

    func testControlCharactersAreKeptButNotShown() async throws {
        let window = Window(keys: field)
        try field.typeText("a\u{1B}[2Jb")
        XCTAssertEqual(field.text, "a\u{1B}[2Jb")
        XCTAssertEqual(window.content(width: 24), ["Name: a [2Jb▏_______"])
    }
}

/// Counts the characters that it looks at.
private final class CountingTextField: TextField {
    private(set) var count = 0

    override func visible(_ character: Character) -> String {
        count += 1
        return super.visible(character)
    }
}
