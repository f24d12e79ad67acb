import ConsoleUI
import VirtualTime
import TestSupport
import XCTest

final class ConsoleApplicationTests: SharedTestCase {
    func testEachLineIsEchoedAndShown() throws {
        try play { fixture in
            fixture.run(.lines(all("a", "x", ""), waitsWhileBusy: false))
            XCTAssertEqual(fixture.hasQuit, false)
            XCTAssertEqual(fixture.output.firstRows, ["0", "0+", "0+", "0+"])
            XCTAssertEqual(fixture.output.echoedLines, ["a", "x", ""])
        }
    }

    func testNothingIsShownAfterItQuit() throws {
        try play { fixture in
            fixture.run(.lines(all("a", "q", "a"), waitsWhileBusy: false))
            XCTAssertEqual(fixture.hasQuit, true)
            fixture.label.text = "1"
            fixture.settle()
            XCTAssertEqual(fixture.output.firstRows, ["0", "0+"])
            XCTAssertEqual(fixture.output.echoedLines, ["a", "q"])
        }
    }

    func testChangesThatComeTogetherAreDrawnOnce() throws {
        try play { fixture in
            fixture.run(.keys(fixture.keys))
            fixture.label.text = "1"
            fixture.label.text = "2"
            fixture.label.style = .error
            XCTAssertEqual(fixture.output.firstRows, ["0"])
            fixture.settle()
            XCTAssertEqual(fixture.output.firstRows, ["0", "2"])
            fixture.application.displayIfNeeded()
            XCTAssertEqual(fixture.output.firstRows, ["0", "2"])
        }
    }

    func testKeysArePlayed() throws {
        try play { fixture in
            fixture.run(.keys(all([.character("a")], [.character("q")], [.character("a")])))
            XCTAssertEqual(fixture.hasQuit, true)
            XCTAssertEqual(fixture.output.firstRows, ["0", "0+"])
        }
    }

    func testKeysThatComeTogetherAreDrawnOnce() throws {
        try play { fixture in
            fixture.run(.keys(all(Array(repeating: .character("a"), count: 5), [.character("a")])))
            XCTAssertEqual(fixture.output.firstRows, ["0", "0+++++", "0++++++"])
        }
    }

    func testCharactersThatComeTogetherAreOneChangeOfAField() throws {
        try play { fixture in
            let (name, other) = (TextField(title: "Name"), TextField(title: "Other"))
            var changes: [String] = []
            for field in [name, other] { field.onChange = { changes.append($0) } }
            fixture.window.navigation.push(Screen(title: "Log in", [name, other]))
            let keys: [Key] = [
                .character("a"), .character("n"), .backspace, .enter, .character("b"), .character("c"), .tab,
            ]
            fixture.run(.keys(all(keys, [.character("d")])))
            XCTAssertEqual(changes, ["an", "a", "bc", "ad"])
            XCTAssertEqual(fixture.output.pictures.count, 3)
        }
    }

    func testNoKeyIsPlayedAfterItQuit() throws {
        try play { fixture in
            fixture.run(.keys(all([.character("q"), .character("a")])))
            XCTAssertEqual(fixture.hasQuit, true)
            XCTAssertEqual(fixture.label.text, "0")
        }
    }

    func testItQuitsWhileNothingComesIn() throws {
        try play { fixture in
            fixture.run(.keys(fixture.keys))
            XCTAssertNil(fixture.hasQuit)
            fixture.application.quit()
            fixture.settle()
            XCTAssertEqual(fixture.hasQuit, true)
        }
    }

    func testItQuitsWhileALineWaits() throws {
        try play { fixture in
            fixture.run(.lines(all("l", "a"), waitsWhileBusy: true))
            XCTAssertNil(fixture.hasQuit)
            fixture.application.quit()
            fixture.settle()
            XCTAssertEqual(fixture.hasQuit, true)
            XCTAssertEqual(fixture.output.echoedLines, ["l"])
        }
    }

    func testALineOfAPipeWaitsForWhatIsUnderWay() throws {
        try play { fixture in
            fixture.run(.lines(all("l", "a"), waitsWhileBusy: true))
            XCTAssertEqual(fixture.output.echoedLines, ["l"])
            fixture.loader.stop()
            fixture.settle()
            XCTAssertEqual(fixture.output.echoedLines, ["l", "a"])
            XCTAssertEqual(fixture.output.spinners, [nil, "|", nil, nil])
            XCTAssertEqual(fixture.hasQuit, false)
        }
    }

    func testALineOfAKeyboardDoesNotWaitButTheEndDoes() throws {
        try play { fixture in
            fixture.run(.lines(all("l", "a"), waitsWhileBusy: false))
            XCTAssertEqual(fixture.output.echoedLines, ["l", "a"])
            XCTAssertNil(fixture.hasQuit)
            fixture.loader.stop()
            fixture.settle()
            XCTAssertEqual(fixture.output.spinners, [nil, "|", "|", nil])
            XCTAssertEqual(fixture.hasQuit, false)
        }
    }

    func testTheTextOfASecureFieldIsNotEchoed() throws {
        try play { fixture in
            fixture.window.navigation.push(
                Screen(title: "Log in", [TextField(title: "Name"), SecureTextField(title: "Password")])
            )
            fixture.run(.lines(all("ana", "secret"), waitsWhileBusy: false))
            XCTAssertEqual(fixture.output.echoedLines, ["ana", "••••••"])
        }
    }

    func testIndicatorsTurnByTheClockWhereKeysComeIn() throws {
        try play { fixture in
            fixture.run(.keys(fixture.keys))
            fixture.loader.start()
            fixture.settle()
            fixture.time.advance(by: ConsoleApplication.turn)
            fixture.time.advance(by: ConsoleApplication.turn)
            XCTAssertEqual(fixture.output.spinners, [nil, "|", "/", "|"])
            fixture.loader.stop()
            fixture.time.advance(by: ConsoleApplication.turn * 2)
            XCTAssertEqual(fixture.output.spinners, [nil, "|", "/", "|", nil])
            XCTAssertEqual(fixture.time.pending.count, 0)
            fixture.loader.start()
            fixture.time.advance(by: ConsoleApplication.turn)
            XCTAssertEqual(fixture.output.spinners, [nil, "|", "/", "|", nil, "|", "/"])
            fixture.application.quit()
            fixture.settle()
            XCTAssertEqual(fixture.hasQuit, true)
            XCTAssertEqual(fixture.time.pending.count, 0)
        }
    }

    func testWhereLinesComeInIndicatorsStandStill() throws {
        try play { fixture in
            fixture.loader.start()
            fixture.run(.lines(all() as AsyncStream<String>, waitsWhileBusy: false))
            XCTAssertEqual(fixture.time.pending.count, 0)
            fixture.loader.stop()
        }
    }

    func testWhereTheRowsAreFewThoseAroundTheFocusAreShown() throws {
        try play { fixture in
            fixture.output.height = 5
            fixture.window.navigation.push(Screen(title: "Test", (1...6).map { Button("Button \($0)") {} }))
            fixture.run(.keys(all([.backTab], [.tab])))
            XCTAssertEqual(fixture.output.pictures.map(\.count), [5, 5, 5])
            let showFocus = fixture.output.pictures.map { $0.contains { $0.contains("[>") } }
            XCTAssertEqual(showFocus, [true, true, true])
            XCTAssertEqual(fixture.output.pictures[0].first?.hasPrefix("┌─ Test"), true)
            XCTAssertEqual(fixture.output.pictures[1].last?.hasPrefix("└"), true)
        }
    }

    private func play(_ body: @MainActor (Fixture) throws -> Void) throws {
        try MainActor.assumeIsolated {
            try withDeterministicTasks {
                let fixture = Fixture()
                try body(fixture)
                fixture.application.quit()
                fixture.settle()
            }
        }
    }
}

/// Input that is all there at once, and then at its end.
private func all<Element: Sendable>(_ elements: Element...) -> AsyncStream<Element> {
    AsyncStream { continuation in
        for element in elements { continuation.yield(element) }
        continuation.finish()
    }
}

/// An application whose time and tasks stand still until they are told to go on.
@MainActor private final class Fixture {
    let time = VirtualTime()
    let output = OutputSpy()
    let label = Label("0")
    let loader = ActivityIndicator("Loading…", pictures: ["|", "/"])
    let window: Window
    let application: ConsoleApplication
    /// Keys of which none comes.
    let keys: AsyncStream<[Key]>
    /// What `run` returned; `nil` while it runs.
    private(set) var hasQuit: Bool?
    private let continuation: AsyncStream<[Key]>.Continuation

    init() {
        let screen = Screen(title: "Test", [label, loader])
        window = Window(screen)
        application = ConsoleApplication(window: window, output: output, clock: time.clock)
        (keys, continuation) = AsyncStream.makeStream()
        screen.commands = [
            Command("add", title: "Add", letters: "a") { [label] in label.text += "+" },
            Command("load", title: "Load", letters: "l") { [loader] in loader.start() },
            Command("quit", title: "Quit", letters: "q") { [application] in application.quit() },
        ]
    }

    /// Runs the application until it waits.
    func run(_ input: ConsoleInput) {
        Task { hasQuit = await application.run(input) }
        settle()
    }

    /// Lets all tasks run until they wait.
    func settle() { time.advance(by: .zero) }
}

/// Remembers what an application showed.
private final class OutputSpy: ConsoleOutput {
    let width = 30
    var height: Int?
    let isColoured = false
    private(set) var pictures: [[String]] = []
    private(set) var echoedLines: [String] = []

    func show(_ picture: [String]) { pictures.append(picture) }
    func echo(_ line: String) { echoedLines.append(line) }

    /// The first row of each picture within the frame.
    var firstRows: [String] {
        pictures.map { $0[2].trimmingCharacters(in: CharacterSet(charactersIn: "│ ")) }
    }

    /// What stands before the title of the indicator in each picture.
    var spinners: [Character?] {
        pictures.map { picture in
            picture.first { $0.contains("Loading…") }.flatMap { row in row.first { "|/".contains($0) } }
        }
    }
}
