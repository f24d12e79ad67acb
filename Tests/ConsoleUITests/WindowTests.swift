import XCTest

@testable import ExampleKit

@MainActor final class WindowTests: XCTestCase {
    private let calls = Calls()
    private lazy var quit = Command("quit", title: "Quit", letters: "q", action: calls.action("quit"))
    private lazy var next = Button(identifier: "next", "Next", letters: "nт", action: calls.action("next"))
    private let nickname = TextField(identifier: "name", title: "Nick-name")
    private let password = SecureTextField(identifier: "password", title: "Password")

    // MARK: The picture

    func testBelowTheScreenStandsWhatUsersCanDo() async {
        let loader = ActivityIndicator("Loading…")
        loader.start()
        let hidden = Label("Hidden")
        hidden.isHidden = true
        let window = Window(nickname, password, Label("One\ntwo"), hidden, loader, next, commands: [quit])
        password.text = "seçret"
        XCTAssertEqual(
            window.text,
            """
            == Test ==

            Nick-name: ___
            Password: ••••••
            One
            two
            Loading…
            [ Next ]

            Nick-name: …   Password: …   n — Next   q — Quit
            """
        )
    }

    func testACommandThatIsNotAvailableIsNotOffered() async {
        let window = Window(next, nickname, commands: [quit])
        next.isEnabled = false
        nickname.isEnabled = false
        XCTAssertEqual(window.content(), ["( Next )", "Nick-name: ___", "", "q — Quit"])
        quit.isAvailable = false
        XCTAssertEqual(window.content(), ["( Next )", "Nick-name: ___"])
    }

    func testEachLineFitsTheWidth() async {
        let commands = ["Load a useful fact", "Show details", "Back"].map { Command($0, title: $0) {} }
        let window = Window(Label("A day on Venus is longer than its year."), commands: commands)
        XCTAssertEqual(
            window.content(width: 24),
            ["A day on Venus is longer", "than its year.", "", "Load a useful fact", "Show details   Back"]
        )
        XCTAssertTrue(window.text.hasSuffix("Load a useful fact\nShow details   Back"), "as wide as it was drawn last")
    }

    func testNothingMakesATerminalDoMoreThanShowText() async {
        let window = Window(Label("\u{1B}[2Ja\u{202E}b\u{7}\r\nc"), TextField(title: "Na\u{1B}me"))
        XCTAssertEqual(window.content(), ["[2Jab", "c", "Na me: ___", "", "Na me: …"])
        XCTAssertEqual("a\u{2028}b".wrapped(to: 9), ["a", "b"])
        XCTAssertEqual("".wrapped(to: 9), [""])
        XCTAssertEqual("abc".wrapped(to: -1), ["ab", "c"])
    }

    func testAChangeIsToldOnceUntilTheWindowIsDrawn() async {
        let label = Label("One")
        let window = Window(label)
        var changes = 0
        _ = window.text
        window.onNeedsDisplay = { changes += 1 }
        label.text = "Two"
        label.text = "Three"
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(window.content(), ["Three"])
        label.isHidden = true
        XCTAssertEqual(changes, 2)
    }

    // MARK: Lines

    func testALineCallsACommandByLetterNameOrTitle() async {
        let load = Command("load", title: "Load a fact", letters: "l", action: calls.action("load"))
        let window = Window(next, commands: [load, quit])
        for line in ["n", "Т", " next ", "LOAD", "load a fact", "Quit"] { window.enter(line) }
        XCTAssertEqual(calls.names, ["next", "next", "next", "load", "load", "quit"])
        XCTAssertNil(window.notice)
    }

    func testALineFillsInTheFieldThatItNames() async {
        nickname.onChange = { [calls] in calls.note("changed \($0)") }
        nickname.onSubmit = { [calls] in calls.note("submitted \($0)") }
        let window = Window(nickname, password)
        window.enter("nickname: ana")
        window.enter("Nick-name:  bob: the 2nd ")
        window.enter("PASSWORD: q")
        window.enter("nickname:")
        XCTAssertEqual(password.text, "q")
        XCTAssertEqual(
            calls.names,
            [
                "changed ana", "submitted ana", "changed bob: the 2nd", "submitted bob: the 2nd", "changed ",
                "submitted ",
            ]
        )
    }

    func testALineThatStandsForNothingIsAnsweredUntilTheNext() async {
        let window = Window(next, nickname, commands: [quit])
        for line in [" loud ", "!", "age: 3", "ana"] {
            window.enter(line)
            XCTAssertEqual(
                window.notice,
                "There is no such command: “\(line.trimmingCharacters(in: .whitespaces))”. "
                    + "To fill in a field, type “Nick-name: …”."
            )
        }
        quit.isAvailable = false
        window.enter("q")
        XCTAssertEqual(window.notice, "Not available now: “Quit”.")
        nickname.isEnabled = false
        window.enter("nickname: ana")
        XCTAssertEqual(window.notice, "Not available now: “Nick-name”.")
        window.enter("")
        XCTAssertNil(window.notice)
        XCTAssertEqual(calls.names, [])
    }

    func testACommandOfAnotherScreenIsNotUnknown() async {
        let window = Window(next)
        window.navigation.push(Screen(title: "Other", [], commands: [quit]))
        window.enter("n")
        XCTAssertEqual(window.notice, "Not available now: “Next”.")
    }

    func testTheTextOfASecureFieldIsNotEchoed() async {
        let window = Window(nickname, password)
        XCTAssertTrue(window.echo(of: "password: seçret") == ("Password: ••••••", true))
        XCTAssertTrue(window.echo(of: "nickname: ana") == ("Nick-name: ana", false))
        XCTAssertTrue(window.echo(of: "secret: no") == ("secret: no", false))
    }

    // MARK: Alerts

    private lazy var alert = Alert(
        identifier: "question",
        title: "Log out?",
        message: "Your draft is kept.",
        answers: [
            Command("yes", title: "Log out", letters: "y", action: calls.action("yes")),
            Command("no", title: "Stay", letters: "n", action: calls.action("no")),
        ]
    )

    func testAnAlertStandsBelowTheScreenAndTakesTheLines() async {
        let window = Window(next, nickname, commands: [quit])
        window.present(alert)
        window.present(alert)
        XCTAssertEqual(
            window.content(),
            [
                "[ Next ]", "Nick-name: ___", "", "== Log out? ==", "", "Your draft is kept.", "[ Log out ]",
                "[ Stay ]",
                "", "y — Log out   n — Stay",
            ]
        )
        window.enter("q")
        XCTAssertEqual(window.notice, "Not available now: “Quit”.")
        XCTAssertEqual(refusal { try next.tap() }, "it is covered by the alert “Log out?”")
        XCTAssertEqual(alert.frame, window.frame)
        window.enter("n")
        XCTAssertNil(refusal { try next.tap() })
        XCTAssertEqual(calls.names, ["no", "next"])
    }

    func testAnAnswerTakesTheAlertAwayBeforeItIsActedOn() async throws {
        let window = Window(next)
        var depth: Int?
        let answer = Command("ok", title: "OK") { depth = window.alerts.count }
        window.present(Alert(title: "Sure?", message: "", answers: [answer]))
        window.enter("ok")
        XCTAssertEqual(depth, 0)
    }

    func testTheLastOfTwoAlertsHasToBeAnsweredFirst() async {
        let window = Window(next)
        window.present(alert)
        window.present(Alert(title: "Really?", message: "", answers: [Command("ok", title: "OK") {}]))
        XCTAssertEqual(refusal { try alert.buttons[0].tap() }, "it is covered by the alert “Really?”")
        window.enter("ok")
        XCTAssertEqual(window.alerts.map(\.title), ["Log out?"])
    }
}
