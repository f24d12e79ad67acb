import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Browsers for the components of a screen.
final class ComponentTests: XCTestCase {
    /// A list of 100 cells, of which only three exist at a time.
    @MainActor private final class LazyList {
        private(set) var first = 0
        private(set) var tapped: [String] = []
        lazy var element = TestElement(.table, id: "List").with { [unowned self] in
            $0.onScrollPage = { [unowned self] in try scroll($0) }
        }

        init(at first: Int = 0) {
            self.first = first
            show()
        }

        private func scroll(_ direction: ScrollDirection) throws {
            let next = min(max(first + (direction == .forward ? 3 : -3), 0), 97)
            guard next != first else { throw ElementError("there is no further page") }
            first = next
            show()
        }

        private func show() {
            element.subelements = (first..<first + 3).map { number in
                let button = TestElement(.button, id: "info", label: "i")
                button.onTap = { [unowned self] in tapped.append("\(number)") }
                return TestElement(.cell, id: "\(number)", [button])
            }
        }
    }

    private static let list = ListBrowser("List")

    func testAChainOfComponentsReadsAsASentence() {
        onMain {
            let screen = LazyList()
            withScreen(TestElement(.application, [screen.element])) {
                Self.list.cell(2).button("info").tap()
                SimpleElementBrowser(request: SearchRequest(type: .application)).list("List").cell(0).button(label: "i")
                    .tap()
                XCTAssertEqual(Self.list.cellCount, 3)
            }
            XCTAssertEqual(screen.tapped, ["2", "0"])
        }
    }

    func testACellThatIsNotMadeYetIsScrolledTo() {
        onMain {
            for (start, cell) in [(0, "90"), (97, "1"), (50, "50"), (0, "99")] {
                let screen = LazyList(at: start)
                withScreen(TestElement(.application, [screen.element])) {
                    XCTAssertEqual(Self.list.cell(id: cell).exists, start == 50)
                    Self.list.scroll(to: Self.list.cell(id: cell))
                    Self.list.cell(id: cell).button("info").tap()
                }
                XCTAssertEqual(screen.tapped, [cell])
            }
        }
    }

    func testACellThatIsNowhereIsAFailure() {
        onMain {
            let screen = LazyList()
            withScreen(TestElement(.application, [screen.element])) {
                XCTAssertEqual(
                    sentences { Self.list.scroll(to: Self.list.cell(id: "100"), timeout: .zero) },
                    ["expected to scroll table with identifier “List” to child cell with identifier “100”, found none"]
                )
                assertList(
                    sentences { ListBrowser("Other").scroll(to: Self.list.cell(id: "1000"), timeout: .zero) },
                    "expected to scroll table with identifier “Other” to child cell with identifier “1000”, found none"
                )
            }
            XCTAssertEqual(screen.first, 0)
        }
    }

    func testTheLongestTimeoutIsATimeout() {
        onMain {
            let screen = LazyList()
            withScreen(TestElement(.application, [screen.element])) {
                let cell = Self.list.cell(id: "42")
                XCTAssertEqual(sentences { Self.list.scroll(to: cell, timeout: .seconds(Int64.max)) }, [])
            }
        }
    }

    func testAListWithoutAnEndIsScrolledUntilTheTimeout() {
        onMain {
            let endless = TestElement(.table, id: "List").with { $0.onScrollPage = { _ in } }
            withScreen(TestElement(.application, [endless])) {
                XCTAssertEqual(
                    sentences { Self.list.scroll(to: Self.list.cell(id: "1"), timeout: .milliseconds(20)) },
                    [
                        "expected to scroll table with identifier “List” to child cell with identifier “1” within 0.02 s, found none"
                    ]
                )
            }
        }
    }

    func testAsyncCodeScrolls() {
        onMainAsync {
            let screen = LazyList()
            await withScreen(TestElement(.application, [screen.element])) {
                await Self.list.scroll(to: Self.list.cell(id: "42"))
                await Self.list.cell(id: "42").button("info").tap()
            }
            XCTAssertEqual(screen.tapped, ["42"])
        }
    }

    func testTheTextOfAFieldIsReplaced() {
        onScreen([TestElement(.textField, id: "name", value: "old").with { $0.placeholder = "Ana" }]) { root in
            let screen = SimpleElementBrowser(request: SearchRequest(type: .application))
            screen.textField("name").replaceText(with: "new")
            expect(screen.textField(placeholder: "Ana")).to(haveValue("new"))
            XCTAssertEqual(
                sentences { screen.textField("other").replaceText(with: "new", timeout: .zero) },
                ["expected to clear the text of textField with identifier “other”, found none"]
            )
        }
        onScreenAsync([TestElement(.secureTextField, id: "password", value: "old")]) { _ in
            let field = TextFieldBrowser("password", isSecure: true)
            await field.replaceText(with: "new")
            expect(field).to(haveValue("new"))
        }
    }
}
