import Dispatch
import Foundation
import ScreenElements

/// An application for tests. It has a field, a text that greets with the field's value, and buttons for things that applications
/// should not do.
@main struct ScreenFixture {
    @MainActor static var server: ScreenServer?

    @MainActor static func main() {
        let arguments = CommandLine.arguments
        say("the fixture has started")
        if arguments.contains("--exits-at-once") { exit(3) }
        if arguments.contains("--is-silent") { while true { sleep(1) } }
        if arguments.contains("--speaks-otherwise") { speakOtherwise() }
        if let place = arguments.firstIndex(of: "--replies") { speak(arguments[place + 1], unasked: false) }
        if let place = arguments.firstIndex(of: "--unasked-replies") { speak(arguments[place + 1], unasked: true) }
        if arguments.contains("--never-ends-a-line") { speakWithoutEnd() }
        if arguments.contains("--aborts-at-sigterm") { signal(SIGTERM) { _ in abort() } }
        do {
            server = try ScreenServer.start(showing: FixtureScreen())
        } catch {
            say("error: \(error)")
            exit(2)
        }
        server?.register("say") { say("told to say \($0)") }
        server?.register("fail") { _ in throw ElementError("it never does") }
        server?.register("break") { _ in throw UnknownError() }
        server?.register("leave") { _ in exit(7) }
        guard server != nil else {
            say("nobody drives this")
            return
        }
        dispatchMain()
    }

    private static func speakOtherwise() -> Never {
        let text = Data("hello there\n".utf8)
        FileHandle(fileDescriptor: 4).write(text)
        while true { sleep(1) }
    }
}

extension ScreenFixture {
    /// Writes the first reply immediately and each further one after a request. If `unasked` is true, writes all at once.
    private static func speak(_ replies: String, unasked: Bool) -> Never {
        for (place, reply) in (unasked ? [replies[...]] : replies.split(separator: "\n")).enumerated() {
            if place > 0 { _ = FileHandle(fileDescriptor: 3).availableData }
            FileHandle(fileDescriptor: 4).write(Data((reply + "\n").utf8))
        }
        while true { sleep(1) }
    }

    private static func speakWithoutEnd() -> Never {
        let text = Data(repeating: UInt8(ascii: "a"), count: 1 << 20)
        while true { try? FileHandle(fileDescriptor: 4).write(contentsOf: text) }
    }
}

/// An error that is not an `ElementError`.
private struct UnknownError: Error {}

/// A window with a field, a text, and buttons.
@MainActor final class FixtureScreen: ScreenElement {
    private let field = FixtureElement(.textField, "field")
    private let answer = FixtureElement(.staticText, "answer")
    private var isFieldShown = true

    let elementType = ElementType.window
    let identifier = "fixture"
    var picture: ScreenPicture? { ScreenPicture("[\(field.value ?? "")] [\(answer.label)]") }
    var children: [any ScreenElement] { (isFieldShown ? [field] : []) + [answer] + buttons + odd }
    /// Elements that only some of the buttons add.
    private var odd: [any ScreenElement] = []
    private var failureCount = 0

    private lazy var buttons: [any ScreenElement] = [
        button("answer") { [unowned self] in
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [self] in
                answer.label = "hello, \(field.value ?? "nobody")"
            }
        },
        button("refuse") { throw ElementError("it never does anything") },
        button("failOnce") { [unowned self] in
            failureCount += 1
            if failureCount == 1 { throw UnknownError() }
        },
        button("strangeFrames") { [unowned self] in
            odd = [(Double.nan, 1.0), (0, Double.infinity)].enumerated().map { place, size in
                let frame = CGRect(x: size.0, y: 0, width: size.1, height: 1)
                return FixtureElement(.image, "frame \(place)", frame: frame)
            }
        },
        button("deep") { [unowned self] in odd = [nested(248)] },
        button("endless") { [unowned self] in odd = [nested(10_000)] },
        button("hide") { [unowned self] in isFieldShown = false },
        button("print") { say("a line of the fixture") },
        button("flood") { for number in 0..<100_000 { say("line \(number) of many, many lines") } },
        button("quit") { exit(0) },
        button("quitLater") { DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { exit(5) } },
        button("crash") {
            say("about to crash")
            abort()
        },
        button("crashLater") { DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { abort() } },
        button("hang") { while true { sleep(1) } },
        button("spawn") { spawn("/bin/sleep", "600") },
        button("spawnApart") { spawn("/usr/bin/setsid", "/bin/sleep", "600") },
    ]

    private func button(_ identifier: String, _ action: @escaping @MainActor () throws -> Void) -> FixtureElement {
        let button = FixtureElement(.button, identifier)
        button.action = action
        return button
    }
}

private func spawn(_ words: String...) {
    var child: pid_t = 0
    posix_spawn(&child, words[0], nil, nil, words.map { strdup($0) } + [nil], nil)
}

/// Returns an element with others nested inside it, `count` elements in all.
@MainActor private func nested(_ count: Int) -> FixtureElement {
    (1..<count).reduce(FixtureElement(.other, "innermost")) { inner, _ in
        let outer = FixtureElement(.other, "outer")
        outer.children = [inner]
        return outer
    }
}

@MainActor final class FixtureElement: ScreenElement {
    let elementType: ElementType
    let identifier: String
    var label = ""
    var value: String?
    var action: (@MainActor () throws -> Void)?

    let frame: CGRect?
    var children: [any ScreenElement] = []

    init(_ type: ElementType, _ identifier: String, frame: CGRect? = nil) {
        elementType = type
        self.identifier = identifier
        self.frame = frame
    }

    func tap() throws {
        guard let action else { throw ElementError("it is not for tapping") }
        try action()
    }

    func scrollIntoView() throws { label = "scrolled to" }

    func typeText(_ text: String) throws {
        guard elementType == .textField else { throw ElementError("it takes no text") }
        value = (value ?? "") + text
    }

    func clearText() throws {
        guard elementType == .textField else { throw ElementError("it takes no text") }
        value = nil
    }
}

/// Prints a line immediately, so that a crash cannot lose it.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
