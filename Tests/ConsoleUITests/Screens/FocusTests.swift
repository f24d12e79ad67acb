import ConsoleUI
import TestSupport
import XCTest

@MainActor final class FocusTests: SharedTestCase {
    private let calls = Calls()
    private lazy var field = TextField(identifier: "field", title: "Name")
    private lazy var first = Button(identifier: "first", "First", letters: "fа", action: calls.action("first"))
    private lazy var second = Button(identifier: "second", "Second", letters: "s", action: calls.action("second"))
    private lazy var quit = Command("quit", title: "Quit", letters: "q", action: calls.action("quit"))
    private lazy var window = Window(keys: Label("Text"), field, first, second, commands: [quit])

    func testTabAndArrowsGoRound() async {
        var focused: [String?] = [window.focusedIdentifier]
        for key in [Key.tab, .down, .right, .backTab, .up, .left] {
            window.press(key)
            focused.append(window.focusedIdentifier)
        }
        XCTAssertEqual(focused, ["field", "first", "second", "field", "second", "first", "field"])
    }

    func testTheReturnKeyAndTheSpacePressAButton() async {
        window.press(.tab, .enter, .tab, .character(" "))
        XCTAssertEqual(calls.names, ["first", "second"])
    }

    func testLettersCallCommandsWhereNoFieldHasTheFocus() async {
        window.type("sq")
        XCTAssertEqual(calls.names, [])
        XCTAssertEqual(field.text, "sq")
        window.press(.tab)
        window.type("SаQx")
        XCTAssertEqual(calls.names, ["second", "first", "quit"])
        XCTAssertNil(window.notice)
    }

    func testNoLetterIsOfferedThatWouldBeTyped() async {
        let back = Command("back", title: "Back", letters: "b", isCancel: true) {}
        let window = Window(keys: field, first, commands: [quit, back])
        XCTAssertEqual(window.text().split(separator: "\n").last, "  Tab — Next control   Esc — Back")
        window.press(.tab)
        XCTAssertEqual(window.text().split(separator: "\n").last, "  f — First   q — Quit   b — Back")
        let alone = Window(keys: TextField(identifier: "alone"), commands: [back])
        XCTAssertEqual(alone.text().split(separator: "\n").last, "  Esc — Back")
        window.takesKeys = false
        window.press(.backTab)
        XCTAssertEqual(window.text().split(separator: "\n").last, "  f — First   q — Quit   b — Back")
    }

    func testTheHintOfTheTabKeyMovesOn() async throws {
        let hint = try XCTUnwrap(window.hints.first)
        try hint.tap()
        XCTAssertEqual(window.focusedIdentifier, "first")
    }

    func testTheLetterOfADisabledButtonIsAnswered() async {
        second.isEnabled = false
        window.press(.tab)
        window.type("s")
        XCTAssertEqual(calls.names, [])
        XCTAssertEqual(window.notice, "Not available now: “Second”")
    }

    func testTheEscapeKeyCallsTheCommandThatLeadsBack() async {
        window.press(.escape)
        XCTAssertEqual(calls.names, [])
        let back = Command("back", title: "Back", isCancel: true, action: calls.action("back"))
        window.navigation.top.commands.append(back)
        window.press(.escape)
        back.isAvailable = false
        window.press(.escape)
        XCTAssertEqual(calls.names, ["back"])
    }

    func testWhatIsHiddenOrDisabledTakesNoKeys() async {
        first.isEnabled = false
        window.press(.tab)
        XCTAssertEqual(window.focusedIdentifier, "second")
        second.isHidden = true
        XCTAssertEqual(window.focusedIdentifier, "field")
        field.isHidden = true
        XCTAssertNil(window.focusedIdentifier)
        window.press(.tab, .enter)
        second.isHidden = false
        XCTAssertEqual(window.focusedIdentifier, "second")
    }

    func testOneViewAtMostHasTheFocus() async {
        XCTAssertEqual(window.identifiers(\.hasFocus), ["field"])
        window.press(.tab)
        XCTAssertEqual(window.identifiers(\.hasFocus), ["first"])
    }

    func testWhatTakesNoKeysRefusesThem() async {
        XCTAssertEqual(refusal { try Label("Text").becomeFocused() }, "it takes no keys")
    }

    // MARK: Lines

    func testALineIsTheTextOfTheFieldThatHasTheFocus() async {
        let password = SecureTextField(identifier: "password", title: "Password")
        let window = Window(lines: field, password, first, commands: [quit])
        window.enter(" q ")
        window.enter("secret")
        XCTAssertEqual(field.text, " q ")
        XCTAssertEqual(password.text, "secret")
        XCTAssertNil(window.focusedIdentifier)
        window.enter(" q ")
        XCTAssertEqual(calls.names, ["quit"])
    }

    func testAnEmptyLineLeavesTheFieldAsItIs() async {
        field.text = "ana"
        let window = Window(lines: field, first)
        window.enter("")
        XCTAssertEqual(field.text, "ana")
        XCTAssertNil(window.focusedIdentifier)
        window.enter("")
        XCTAssertNil(window.notice)
    }

    func testTheNameOfAFieldGoesToIt() async {
        let window = Window(lines: field, first)
        window.enter("")
        window.enter("NAME")
        XCTAssertEqual(window.focusedIdentifier, "field")
        window.enter("bob")
        XCTAssertEqual(field.text, "bob")
    }

    func testCommandsAreCalledByLetterOrNameInEitherCase() async {
        let window = Window(lines: first, second, commands: [quit])
        for line in ["f", "А", "second", "FIRST", " quit "] { window.enter(line) }
        XCTAssertEqual(calls.names, ["first", "first", "second", "first", "quit"])
    }

    func testALineThatStandsForNothingIsAnsweredUntilTheNext() async {
        let window = Window(lines: first, commands: [quit])
        window.enter(" loud ")
        XCTAssertEqual(window.notice, "There is no such command: “loud”")
        quit.isAvailable = false
        window.enter("q")
        XCTAssertEqual(window.notice, "Not available now: “Quit”")
        window.enter("f")
        XCTAssertNil(window.notice)
    }

    func testACommandOfAnotherScreenIsNotUnknown() async {
        let window = Window(lines: first)
        window.navigation.push(Screen(title: "Next", [second], commands: [quit]))
        window.enter("f")
        XCTAssertEqual(window.notice, "Not available now: “First”")
        XCTAssertEqual(calls.names, [])
    }
}
