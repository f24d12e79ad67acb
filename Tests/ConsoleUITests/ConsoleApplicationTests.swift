import VirtualTime
import XCTest

@testable import ExampleKit

final class ConsoleApplicationTests: XCTestCase {
    func testThroughAPipeLinesAndScreensFollowEachOther() throws {
        try play { fixture in
            fixture.run(["a", "q", "a"], hasKeyboard: false)
            XCTAssertEqual(
                fixture.output,
                """
                == Test ==

                0

                a — Add   l — Load   q — Quit

                > a

                == Test ==

                0+

                a — Add   l — Load   q — Quit

                > q


                """
            )
            XCTAssertTrue(fixture.hasEnded)
            fixture.label.text = "1"
            fixture.settle()
            XCTAssertFalse(fixture.output.contains("\n1\n"), "it prints nothing after it quit")
        }
    }

    func testAtAKeyboardAPromptAsksForEachLine() throws {
        try play { fixture in
            fixture.run(["a", ""], hasKeyboard: true)
            XCTAssertEqual(
                fixture.output,
                """

                == Test ==

                0

                a — Add   l — Load   q — Quit

                >\u{20}
                == Test ==

                0+

                a — Add   l — Load   q — Quit

                > >\u{20}

                """
            )
        }
    }

    func testAScreenIsPrintedOnceForChangesThatComeTogether() throws {
        try play { fixture in
            fixture.run(nil, hasKeyboard: true)
            fixture.label.text = "1"
            fixture.label.text = "2"
            fixture.settle()
            XCTAssertEqual(fixture.firstLines, ["0", "2"])
            XCTAssertTrue(fixture.output.contains("> \n\n== Test =="), "it begins on a line of its own")
            fixture.label.text = "3"
            fixture.label.text = "2"
            fixture.settle()
            XCTAssertEqual(fixture.firstLines, ["0", "2"], "nothing has changed")
        }
    }

    func testALineOfAPipeWaitsForWhatIsUnderWay() throws {
        try play { fixture in
            fixture.run(["l", "a"], hasKeyboard: false)
            XCTAssertEqual(fixture.firstLines, ["0", "0"])
            fixture.loader.stop()
            fixture.settle()
            XCTAssertEqual(fixture.firstLines, ["0", "0", "0", "0+"])
            XCTAssertTrue(fixture.hasEnded)
        }
    }

    func testALineOfAKeyboardDoesNotWaitButTheEndDoes() throws {
        try play { fixture in
            fixture.run(["l", "a"], hasKeyboard: true)
            XCTAssertEqual(fixture.firstLines, ["0", "0", "0+"])
            XCTAssertFalse(fixture.hasEnded)
            fixture.loader.stop()
            fixture.settle()
            XCTAssertTrue(fixture.hasEnded)
        }
    }

    func testItQuitsWhileItWaits() throws {
        for lines in [nil, ["l", "a"]] {
            try play { fixture in
                fixture.run(lines, hasKeyboard: false)
                XCTAssertFalse(fixture.hasEnded)
                fixture.application.quit()
                fixture.settle()
                XCTAssertTrue(fixture.hasEnded)
                XCTAssertEqual(fixture.label.text, "0")
            }
        }
    }

    private func play(_ body: @MainActor (Fixture) throws -> Void) throws {
        try MainActor.assumeIsolated {
            try withDeterministicTasks {
                let fixture = Fixture()
                try body(fixture)
                fixture.application?.quit()
                fixture.settle()
            }
        }
    }
}

/// An application whose tasks run only during ``settle()``.
@MainActor private final class Fixture {
    let label = Label("0")
    let loader = ActivityIndicator("Loading…")
    private(set) var application: ConsoleApplication!
    private(set) var output = ""
    private(set) var hasEnded = false
    private let time = VirtualTime()
    private var continuation: AsyncStream<String>.Continuation?

    /// Runs the application until it waits. If `lines` is `nil`, the input stays open, but no line arrives.
    func run(_ lines: [String]?, hasKeyboard: Bool) {
        let commands = [
            Command("add", title: "Add", letters: "a") { [label] in label.text += "+" },
            Command("load", title: "Load", letters: "l") { [loader] in loader.start() },
            Command("quit", title: "Quit", letters: "q") { [unowned self] in application.quit() },
        ]
        let window = Window(label, loader, commands: commands)
        application = ConsoleApplication(window, hasKeyboard: hasKeyboard, width: { 40 }) { self.output += $0 }
        let (stream, continuation) = AsyncStream<String>.makeStream()
        self.continuation = continuation
        lines?.forEach { continuation.yield($0) }
        if lines != nil { continuation.finish() }
        Task {
            await application.run(stream)
            hasEnded = true
        }
        settle()
    }

    /// Lets all tasks run until they wait.
    func settle() { time.advance(by: .zero) }

    /// The first line below the title of each screen that was printed.
    var firstLines: [String] {
        output.components(separatedBy: "== Test ==\n\n").dropFirst().map { String($0.prefix { $0 != "\n" }) }
    }
}
