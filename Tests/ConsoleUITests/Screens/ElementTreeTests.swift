import ConsoleUI
import TestSupport
import XCTest

@MainActor final class ElementTreeTests: SharedTestCase {
    private let login = Command("login", title: "Log in", letters: "l") {}
    private let quit = Command("quit", title: "Quit", letters: "q") {}

    func testEachViewTellsWhatItIs() async throws {
        let name = TextField(identifier: "nameField", title: "Name", placeholder: "three letters")
        let password = SecureTextField(identifier: "passwordField", title: "Password")
        let problem = Label(identifier: "problem", "Wrong", style: .error)
        problem.isHidden = true
        let loader = ActivityIndicator(identifier: "loader", "Logging in…")
        let list = List(identifier: "venues", rows: 3)
        list.show(
            (1...2).map { number in
                Cell(
                    identifier: "\(number)",
                    [
                        Stack(
                            .horizontal,
                            [Label(identifier: "Title", "Venue \(number)"), Button(identifier: "InfoButton", "i") {}]
                        )
                    ]
                ) {}
            }
        )
        login.isAvailable = false
        let screen = Screen(
            identifier: "loginScreen",
            title: "Venues",
            [name, password, problem, Button(identifier: "loginButton", command: login), loader, list],
            commands: [quit]
        )
        let window = Window(screen)
        window.takesKeys = true
        try password.typeText("abc")
        loader.start()
        _ = window.text(width: 40)
        XCTAssertEqual(
            tree(of: window).joined(separator: "\n"),
            """
            window “Venues” 0,0 40x15
              other childrenOnly 0,0 40x14
                other #loginScreen “Venues” 0,0 40x14
                  other childrenOnly 2,2 36x10
                    textField #nameField “Name” = “” standsForChildren 2,2 36x1
                    secureTextField #passwordField “Password” = “•••” focused standsForChildren 2,4 36x1
                    staticText #problem “Wrong” hidden 0,0 0x0
                    button #loginButton “Log in” disabled standsForChildren 2,6 36x1
                    activityIndicator #loader “Logging in…” = “1” standsForChildren 2,8 36x1
                    table #venues 2,10 36x2
                      cell #1 4,10 32x1
                        other childrenOnly 4,10 32x1
                          other childrenOnly 4,10 32x1
                            staticText #Title “Venue 1” 4,10 27x1
                            button #InfoButton “i” standsForChildren 31,10 5x1
                      cell #2 4,11 32x1
                        other childrenOnly 4,11 32x1
                          other childrenOnly 4,11 32x1
                            staticText #Title “Venue 2” 4,11 27x1
                            button #InfoButton “i” standsForChildren 31,11 5x1
              staticText #notice hidden 0,0 0x0
              toolbar #commands 2,14 36x1
                toolbarButton #nextControl “Next control” standsForChildren 2,14 18x1
            """
        )
    }

    func testAnAlertIsInFront() async {
        let window = Window(lines: Label("Text"))
        window.present(
            Alert(identifier: "sure", title: "Sure?", message: "Think.", answers: [Command("ok", title: "OK") {}])
        )
        XCTAssertEqual(
            tree(of: window).suffix(6).joined(separator: "\n"),
            """
              toolbar #commands hidden 0,0 0x0
              alert #sure “Sure?” 0,0 80x9
                other childrenOnly 36,3 7x3
                  staticText #message “Think.” 36,3 7x1
                  other childrenOnly 36,5 7x1
                    button #ok “OK” standsForChildren 36,5 7x1
            """
        )
    }

    func testACommandIsFoundOnceAsItsButtonOrElseBelow() async throws {
        let button = Button(identifier: "loginButton", command: login)
        let window = Window(lines: button, commands: [login, quit])
        func exposures() -> [String] {
            tree(of: window).filter { $0.contains("toolbarButton") }.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        XCTAssertEqual(
            exposures(),
            [
                "toolbarButton #login “Log in” childrenOnly 2,5 10x1",
                "toolbarButton #quit “Quit” standsForChildren 15,5 8x1",
            ]
        )
        button.isHidden = true
        XCTAssertEqual(exposures()[0], "toolbarButton #login “Log in” standsForChildren 2,4 10x1")
    }

    func testAHintThatIsHiddenCannotBeTapped() async throws {
        var count = 0
        let window = Window(
            lines: Label("Text"),
            commands: [Command("count", title: "Count", letters: "c") { count += 1 }]
        )
        let hint = try XCTUnwrap(window.hints.first)
        try hint.tap()
        hint.isHidden = true
        XCTAssertThrowsError(try hint.tap()) { XCTAssertEqual("\($0)", "it is hidden") }
        XCTAssertEqual(count, 1)
    }

    func testAHintThatIsBrokenTakesBothRows() async {
        let sleep = Command("sleep", title: "Go to bed at noon", letters: "g") {}
        let window = Window(lines: Label("Text"), commands: [login, sleep, quit])
        let lines = window.lines(width: 24, isColoured: false)
        XCTAssertEqual(lines.suffix(3), ["  l — Log in", "  g — Go to bed at noo", "  n   q — Quit"])
        XCTAssertEqual(
            tree(of: window).suffix(3).map { $0.suffix(8) },
            ["2,5 10x1", "2,6 20x2", " 6,7 8x1"]
        )
    }

    func testAHintCallsItsCommand() async throws {
        let calls = Calls()
        let window = Window(
            lines: Label("Text"),
            commands: [Command("quit", title: "Quit", letters: "q", action: calls.action("quit"))]
        )
        let hint = try XCTUnwrap(window.children.last?.children.first)
        try hint.tap()
        XCTAssertEqual(calls.names, ["quit"])
    }

    func testWhatCannotBeDoneIsRefusedWithAReason() async {
        let calls = Calls()
        let button = Button("Press", action: calls.action("pressed"))
        let field = TextField(title: "Name")
        let label = Label("Text")
        XCTAssertEqual(refusal { try button.tap() }, "it is not on the screen")
        XCTAssertEqual(refusal { try field.typeText("a") }, "it is not on the screen")
        XCTAssertEqual(refusal { try label.scrollIntoView() }, "it is not on the screen")
        let group = Stack(.vertical, [button, field, label])
        let window = Window(keys: group)
        group.isHidden = true
        XCTAssertEqual(refusal { try button.tap() }, "it is hidden")
        XCTAssertEqual(refusal { try field.clearText() }, "it is hidden")
        XCTAssertEqual(refusal { try label.scrollIntoView() }, "it is hidden")
        group.isHidden = false
        button.isEnabled = false
        field.isEnabled = false
        XCTAssertEqual(refusal { try button.tap() }, "it is disabled")
        XCTAssertEqual(refusal { try field.tap() }, "it is disabled")
        XCTAssertEqual(refusal { try field.typeText("a") }, "it is disabled")
        XCTAssertNil(refusal { try label.scrollIntoView() })
        XCTAssertEqual(refusal { try label.tap() }, "it is not for tapping")
        XCTAssertEqual(refusal { try label.typeText("a") }, "it takes no text")
        XCTAssertEqual(refusal { try button.clearText() }, "it takes no text")
        window.navigation.push(Screen(title: "Next", []))
        XCTAssertEqual(refusal { try button.tap() }, "it is not on the screen")
        XCTAssertEqual(calls.names, [])
        XCTAssertEqual(field.text, "")
    }
}
