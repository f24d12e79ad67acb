import ConsoleUI
import TestSupport
import XCTest

@MainActor final class NavigationStackTests: SharedTestCase {
    private let root = Screen(identifier: "root", title: "Root", [Button(identifier: "next", "Next") {}])
    private let second = Screen(identifier: "second", title: "Second", [TextField(identifier: "name")])
    private let third = Screen(identifier: "third", title: "Third", [Label("Text")])
    private lazy var navigation = NavigationStack(root)
    private lazy var window = Window(navigation)

    private var title: Substring {
        window.lines(width: 24, isColoured: false)[0].drop { "┌─ ".contains($0) }.prefix { $0 != " " }
    }

    func testTheLastScreenIsSeen() async {
        XCTAssertEqual(title, "Root")
        navigation.push(second)
        navigation.push(third)
        XCTAssertEqual(title, "Third")
        XCTAssertEqual(navigation.screens.map(\.title), ["Root", "Second", "Third"])
        navigation.pop()
        XCTAssertEqual(title, "Second")
        navigation.popToRoot()
        XCTAssertEqual(title, "Root")
    }

    func testTheFirstScreenStays() async {
        XCTAssertFalse(navigation.canPop)
        navigation.pop()
        navigation.show([])
        XCTAssertEqual(title, "Root")
    }

    func testAScreenIsThereOnce() async {
        navigation.push(second)
        navigation.push(third)
        navigation.push(second)
        XCTAssertEqual(navigation.screens.map(\.title), ["Root", "Third", "Second"])
        navigation.push(second)
        XCTAssertEqual(navigation.screens.map(\.title), ["Root", "Third", "Second"])
        XCTAssertEqual(title, "Second")
    }

    func testOnlyTheLastScreenIsInTheTree() async {
        navigation.push(second)
        XCTAssertEqual(
            window.identifiers { _ in true }.filter { ["root", "second", "next", "name"].contains($0) },
            ["second", "name"]
        )
        XCTAssertEqual(refusal { try self.root.subviews[0].subviews[0].tap() }, "it is not on the screen")
    }

    func testTheFocusIsKeptByEachScreen() async {
        window.takesKeys = true
        XCTAssertEqual(window.focusedIdentifier, "next")
        navigation.push(second)
        XCTAssertEqual(window.focusedIdentifier, "name")
        navigation.pop()
        XCTAssertEqual(window.focusedIdentifier, "next")
    }

    func testTheBackCommandGoesBack() async {
        second.commands = [navigation.backCommand(title: "Back", letters: "bи")]
        for line in ["b", "И", "back"] {
            navigation.push(second)
            window.enter("")
            window.enter(line)
            XCTAssertEqual(title, "Root")
        }
        window.takesKeys = true
        navigation.push(second)
        window.press(.escape)
        XCTAssertEqual(title, "Root")
    }

    func testAnEmptyStackShowsABlankScreenUntilTheFirstPush() async {
        let navigation = NavigationStack()
        let window = Window(navigation)
        XCTAssertEqual(window.label, "")
        XCTAssertFalse(navigation.canPop)
        navigation.popToRoot()
        navigation.push(root)
        XCTAssertEqual(window.label, "Root")
        XCTAssertEqual(navigation.screens.map(\.title), ["Root"])
        XCTAssertFalse(navigation.canPop)
    }

    func testAScreenIsToldWhenItAppears() async {
        let (first, second) = (AppearingScreen(title: "First", []), AppearingScreen(title: "Second", []))
        let navigation = NavigationStack(first)
        XCTAssertEqual(first.appearances, 1)
        navigation.push(second)
        navigation.push(second)
        XCTAssertEqual(second.appearances, 1)
        navigation.pop()
        navigation.pop()
        XCTAssertEqual(first.appearances, 2)
    }
}

private final class AppearingScreen: Screen {
    private(set) var appearances = 0

    override func didAppear() { appearances += 1 }
}
