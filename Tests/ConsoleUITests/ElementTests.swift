import ScreenElements
import XCTest

@testable import ExampleKit

@MainActor final class ElementTests: XCTestCase {
    private let calls = Calls()

    func testEachViewTellsWhatItIs() async throws {
        let loader = ActivityIndicator(identifier: "loader", "Logging in…")
        let list = List(identifier: "venues")
        list.show([Cell(identifier: "1", [Label(identifier: "title", "Café"), Button(identifier: "info", "i") {}])])
        let window = Window(
            TextField(identifier: "name", title: "Name", placeholder: "three letters"),
            SecureTextField(identifier: "password", title: "Password"),
            loader,
            Button(identifier: "login", "Log in", letters: "l") {},
            list,
            commands: [Command("quit", title: "Quit", letters: "q") {}]
        )
        loader.start()
        window.enter("password: abc")
        XCTAssertEqual(
            tree(of: window).joined(separator: "\n"),
            """
            window “Test” 0,0 80x10
              other childrenOnly 0,0 80x8
                other “Test” 0,0 80x8
                  textField name “Name” = “” standsForChildren 0,2 80x1
                  secureTextField password “Password” = “•••” standsForChildren 0,3 80x1
                  activityIndicator loader “Logging in…” = “1” standsForChildren 0,4 80x1
                  button login “Log in” standsForChildren 0,5 80x1
                  table venues 0,6 80x2
                    cell 1 3,6 77x2
                      staticText title “Café” 3,6 77x1
                      button info “i” standsForChildren 3,7 77x1
              staticText notice 0,9 0x0
              toolbar commands 0,9 80x1
                toolbarButton “Name: …” childrenOnly 0,9 7x1
                toolbarButton “Password: …” childrenOnly 10,9 11x1
                toolbarButton “1 — Choose” childrenOnly 24,9 10x1
                toolbarButton Log in “Log in” childrenOnly 37,9 10x1
                toolbarButton i “i” childrenOnly 50,9 1x1
                toolbarButton quit “Quit” standsForChildren 54,9 8x1
            """
        )
        XCTAssertEqual(window.picture, ScreenPicture(window.text))
    }

    func testACommandIsFoundOnceAsItsButtonOrElseBelow() async {
        let load = Command("load", title: "Load", letters: "l", action: calls.action("load"))
        let button = Button(identifier: "loadButton", command: load)
        let window = Window(button, commands: [load])
        XCTAssertEqual(window.found, ["loadButton", "commands"])
        button.isHidden = true
        XCTAssertEqual(window.found, ["commands", "load"])
        let hint = window.children.last?.children.first
        XCTAssertNil(refusal { try hint?.tap() })
        XCTAssertEqual(calls.names, ["load"])
    }

    func testAnIndicatorIsHiddenWhileItIsStopped() async {
        let indicator = ActivityIndicator("Loading…")
        let window = Window(indicator)
        XCTAssertFalse(window.isBusy)
        indicator.start()
        XCTAssertTrue(window.isBusy)
        indicator.isHidden = true
        XCTAssertFalse(window.isBusy)
        indicator.isHidden = false
        indicator.stop()
        XCTAssertEqual(indicator.value, "0")
        XCTAssertFalse(window.isBusy)
    }

    func testAFrameIsThatOfNowAndNotOfTheLastPicture() async {
        let (first, second) = (Label("One"), Label("Two"))
        let window = Window(first, second)
        XCTAssertEqual(second.frame, CGRect(x: 0, y: 3, width: 80, height: 1))
        first.text = "One\nmore"
        XCTAssertEqual(second.frame, CGRect(x: 0, y: 4, width: 80, height: 1))
        second.removeFromSuperview()
        XCTAssertNil(second.frame)
        window.navigation.top.addSubview(View(identifier: "empty"))
        XCTAssertEqual(window.found, [])
    }

    func testWhatCannotBeDoneIsRefusedWithAReason() async {
        let button = Button("Press", action: calls.action("pressed"))
        let field = TextField(title: "Name")
        let label = Label("Text")
        XCTAssertEqual(refusal { try button.tap() }, "it is not on the screen")
        XCTAssertEqual(refusal { try field.typeText("a") }, "it is not on the screen")
        XCTAssertEqual(refusal { try label.scrollIntoView() }, "it is not on the screen")
        let group = View(subviews: [button, field, label])
        let window = Window(group)
        group.isHidden = true
        XCTAssertEqual(refusal { try button.tap() }, "it is hidden")
        XCTAssertEqual(refusal { try field.clearText() }, "it is hidden")
        group.isHidden = false
        button.isEnabled = false
        field.isEnabled = false
        XCTAssertEqual(refusal { try button.tap() }, "it is disabled")
        XCTAssertEqual(refusal { try field.typeText("a") }, "it is disabled")
        XCTAssertNil(refusal { try label.scrollIntoView() })
        XCTAssertEqual(refusal { try label.tap() }, "it is not for tapping")
        XCTAssertEqual(refusal { try label.typeText("a") }, "it takes no text")
        XCTAssertEqual(refusal { try button.clearText() }, "it takes no text")
        XCTAssertEqual(refusal { try group.scroll(.forward) }, "it does not scroll")
        window.navigation.push(Screen(title: "Next", []))
        XCTAssertEqual(refusal { try button.tap() }, "it is not on the screen")
        XCTAssertEqual(calls.names, [])
        XCTAssertEqual(field.text, "")
    }

    // MARK: Fields

    func testTypingAndClearing() async throws {
        let field = TextField(identifier: "name", placeholder: "three letters")
        field.onChange = { [calls] in calls.note("changed \($0)") }
        field.onSubmit = { [calls] in calls.note("submitted \($0)") }
        let window = Window(field)
        XCTAssertEqual(window.content(), ["(three letters)", "", "three letters: …"])
        XCTAssertNil(refusal { try field.tap() })
        try field.typeText("an")
        try field.typeText("a\n")
        XCTAssertEqual(field.value, "ana")
        try field.clearText()
        try field.clearText()
        XCTAssertEqual(calls.names, ["changed an", "changed ana", "submitted ana", "changed "])
        field.text = "bob"
        XCTAssertEqual(calls.names.count, 4, "a text that is set is no change by a user")
    }

    // MARK: Lists

    func testAListShowsItsCellsByPagesAndMakesOnlyThose() async throws {
        var made: [Int] = []
        let list = List(identifier: "list", pageSize: 3)
        list.show(count: 8) { [calls] index in
            made.append(index)
            let content = [Label("Cell \(index + 1)"), Label("more")]
            return Cell(identifier: "cell \(index + 1)", content, action: calls.action("tapped \(index + 1)"))
        }
        let window = Window(list)
        XCTAssertEqual(
            window.content(),
            [
                "1. Cell 1", "   more", "2. Cell 2", "   more", "3. Cell 3", "   more", "1–3 / 8", "",
                "1–8 — Choose   + — Next page",
            ]
        )
        XCTAssertEqual(made, [0, 1, 2])
        window.enter("+")
        window.enter("next page")
        XCTAssertEqual(made, Array(0..<8))
        XCTAssertEqual(window.found, ["list", "cell 7", "cell 8", "commands", "less"])
        XCTAssertEqual(refusal { try list.scroll(.forward) }, "there is no further page")
        window.enter("-")
        XCTAssertEqual(window.content().first, "4. Cell 4")
        window.enter("8")
        window.enter("8")
        XCTAssertEqual(window.content().first, "7. Cell 7")
        XCTAssertEqual(calls.names, ["tapped 8", "tapped 8"])
        for line in ["0", "9", "-1"] {
            window.enter(line)
            XCTAssertEqual(window.notice, "There is no such command: “\(line)”.")
        }
        list.show([])
        window.enter("")
        XCTAssertEqual(window.found, [])
        XCTAssertEqual(refusal { try list.scroll(.backward) }, "there is no further page")
    }

    func testACellWithoutAnActionIsNotForTapping() async {
        let list = List()
        let cell = Cell(identifier: "1", [Label("Text")])
        list.show([cell])
        let window = Window(list)
        XCTAssertEqual(refusal { try cell.tap() }, "it is not for tapping")
        window.enter("1")
        XCTAssertEqual(window.notice, "There is no such command: “1”.")
    }

    // MARK: Navigation

    func testTheLastScreenIsSeenAndTheFirstOneStays() async {
        let (first, second) = (AppearingScreen("first"), AppearingScreen("second"))
        let navigation = NavigationStack()
        let window = Window(navigation)
        XCTAssertEqual(window.label, "")
        navigation.pop()
        navigation.push(first)
        navigation.push(second)
        navigation.push(second)
        XCTAssertEqual(window.label, "first")
        XCTAssertEqual(window.found, ["second"])
        XCTAssertEqual(navigation.screens.map(\.title), ["first", "second"])
        navigation.push(first)
        XCTAssertEqual(navigation.screens.map(\.title), ["second", "first"], "a screen is there once")
        navigation.pop()
        XCTAssertFalse(navigation.canPop)
        navigation.pop()
        navigation.show([])
        XCTAssertEqual(window.found, ["second"])
        XCTAssertEqual([first.appearances, second.appearances], [2, 2])
    }

    /// Returns one line that describes the element, and one line for each element inside it.
    private func tree(of element: any ScreenElement, indent: String = "") -> [String] {
        var parts = ["\(element.elementType)"]
        if !element.identifier.isEmpty { parts.append(element.identifier) }
        if !element.label.isEmpty { parts.append("“\(element.label)”") }
        if let value = element.value { parts.append("= “\(value)”") }
        if element.isHidden { parts.append("hidden") }
        if element.exposure != .container { parts.append("\(element.exposure)") }
        if let frame = element.frame {
            parts.append("\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))")
        }
        let inside = element.children.flatMap { tree(of: $0, indent: indent + "  ") }
        return [indent + parts.joined(separator: " ")] + inside
    }
}

private final class AppearingScreen: Screen {
    private(set) var appearances = 0

    init(_ name: String) { super.init(identifier: name, title: name, [Label(name)]) }

    override func didAppear() { appearances += 1 }
}
