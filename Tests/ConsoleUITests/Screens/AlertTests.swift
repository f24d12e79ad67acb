import ConsoleUI
import Foundation
import TestSupport
import XCTest

@MainActor final class AlertTests: SharedTestCase {
    private let calls = Calls()
    private lazy var button = Button(identifier: "below", "Below", letters: "b", action: calls.action("below"))
    private lazy var window = Window(keys: button, Label("One\ntwo\nthree\nfour\nfive\nsix\nseven"))
    private lazy var alert = Alert(
        identifier: "question",
        title: "Log out?",
        message: "Your draft is kept.",
        answers: [
            Command("yes", title: "Log out", letters: "y", action: calls.action("yes")),
            Command("no", title: "Stay", letters: "n", isCancel: true, action: calls.action("no")),
        ]
    )

    func testItIsDrawnOverTheScreen() async {
        window.present(alert)
        XCTAssertEqual(
            window.text(width: 32),
            """
            ┌─ Test ───────────────────────┐
            │                              │
            │   ┌─ Log out? ──────────┐    │
            │   │                     │    │
            │ On│ Your draft is kept. │    │
            │ tw│                     │    │
            │ th│     [>Log out<]     │    │
            │ fo│      [ Stay ]       │    │
            │ fi│                     │    │
            │ si└─────────────────────┘    │
            │ seven                        │
            │                              │
            └──────────────────────────────┘
              y — Log out   n — Stay
            """
        )
    }

    func testTheScreenGrowsWhereItIsTooSmallForTheAlert() async {
        let window = Window(keys: Label("Text"))
        window.present(alert)
        XCTAssertEqual(
            window.text(width: 24),
            """
            ┌─ Test ───────────────┐
            │  ┌─ Log out? ────┐   │
            │ T│               │   │
            │  │ Your draft is │   │
            │  │ kept.         │   │
            │  │               │   │
            │  │  [>Log out<]  │   │
            │  │   [ Stay ]    │   │
            │  │               │   │
            │  └───────────────┘   │
            └──────────────────────┘
              y — Log out
              n — Stay
            """
        )
    }

    func testItTakesTheKeys() async {
        window.present(alert)
        window.type("b")
        XCTAssertEqual(window.notice, "Not available now: “Below”")
        XCTAssertEqual(window.focusedIdentifier, "yes")
        window.press(.tab)
        XCTAssertEqual(window.focusedIdentifier, "no")
        window.press(.tab, .enter)
        XCTAssertEqual(calls.names, ["yes"])
        XCTAssertEqual(window.focusedIdentifier, "below")
    }

    func testAnyAnswerTakesItAwayBeforeItIsActedOn() async throws {
        var depths: [Int] = []
        let alert = Alert(
            title: "Sure?",
            message: "",
            answers: [
                Command("ok", title: "OK", letters: "o") { depths.append(self.window.alerts.count) }
            ]
        )
        window.present(alert)
        window.type("o")
        window.present(alert)
        window.takesKeys = false
        window.enter("ok")
        window.present(alert)
        window.present(alert)
        try XCTUnwrap(window.buttonNamed("ok")).tap()
        XCTAssertEqual(depths, [0, 0, 0])
        XCTAssertNil(alert.superview)
    }

    func testTheEscapeKeyGivesTheAnswerThatLeadsBack() async {
        window.present(alert)
        window.press(.escape)
        XCTAssertEqual(calls.names, ["no"])
    }

    func testTheLastOfTwoHasToBeAnsweredFirst() async {
        window.present(alert)
        window.present(Alert(title: "Really?", message: "", answers: [Command("ok", title: "OK", letters: "o") {}]))
        XCTAssertEqual(refusal { try self.window.buttonNamed("yes")?.tap() }, "it is covered by the alert “Really?”")
        window.type("o")
        XCTAssertEqual(window.alerts.map(\.title), ["Log out?"])
    }

    func testWhatLiesBelowCannotBeReached() async {
        window.present(alert)
        XCTAssertEqual(refusal { try self.button.tap() }, "it is covered by the alert “Log out?”")
        XCTAssertEqual(alert.frame, window.frame)
        XCTAssertTrue(alert.coversWhatIsBelow)
        window.press(.escape)
        XCTAssertNil(refusal { try self.button.tap() })
    }
}

extension Window {
    /// The button with an identifier.
    fileprivate func buttonNamed(_ identifier: String) -> Button? {
        func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
        return all(self).compactMap { $0 as? Button }.first { $0.identifier == identifier }
    }
}
