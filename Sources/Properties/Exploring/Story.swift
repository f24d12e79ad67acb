import Foundation
import ScreenElements
import VirtualTime

/// A sequence of user actions and external events in an application, drawn from a case's choices.
/// To generate stories, use ``Generator/story(steps:)``.
public final class Story: CaseDescribing {
    private let choices: Choices
    private let steps: ClosedRange<Int>
    private(set) var lines: [String] = []

    init(_ choices: Choices, steps: ClosedRange<Int>) {
        (self.choices, self.steps) = (choices, steps)
    }

    /// The steps as code that can be pasted into a spec.
    public var description: String {
        lines.isEmpty ? "nothing is done" : lines.map { "\n    \($0)" }.joined()
    }

    /// Draws a value for something outside the application, such as a server. The story's
    /// description shows the value in a comment.
    ///
    /// ```swift
    /// server.fault = { request in
    ///     story.draw("fault of \(request.path)", .frequency((3, .constant(nil)), (1, .constant(.noConnection))))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The value's name, as shown in the comment.
    ///   - generator: The generator for the value.
    public func draw<Value>(_ name: String, _ generator: Generator<Value>) -> Value {
        let value = choices.draw(generator)
        lines.append("// \(name): \(ValueText.text(value))")
        return value
    }

    /// Performs user actions step by step: taps elements, types into fields, and waits. Tasks run
    /// in a random order. A step ends when every task has ended or is waiting.
    ///
    /// ```swift
    /// it("never shows two states", .cases(50), forAll: .story(steps: 0...20)) { story in
    ///     let app = TestApp()
    ///     try await story.explore(app.window, time: app.time) {
    ///         expect(app.isLoading && app.hasFailed) == false
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - root: The outermost element. Its descendants are read again before each step.
    ///   - time: The application's virtual time. If it is `nil`, the story never waits.
    ///   - texts: The generator for the text to type.
    ///   - leavingOut: The identifiers of elements to leave alone, such as a Quit button's.
    ///   - file: The file that contains the call. Use the default value.
    ///   - line: The line that contains the call. Use the default value.
    ///   - always: A closure with expectations that must hold at the start and after each step.
    /// - Throws: Any error thrown by `always`, by an element, or by `withDeterministicTasks`.
    @MainActor public func explore(
        _ root: any ScreenElement,
        time: VirtualTime? = nil,
        texts: Generator<String> = .string(count: 1...10),
        leavingOut: Set<String> = [],
        file: StaticString = #filePath,
        line: UInt = #line,
        always: @MainActor () async throws -> Void
    ) async throws {
        try await withDrawnSchedule(allowingUnfinishedTasks: true, file: file, line: line) {
            // Favors long stories, because many actions become possible only after other actions.
            let wanted = Int(choices.unrecorded(upTo: UInt64(steps.upperBound)))
            try await settle()
            try await always()
            for made in 0..<steps.upperBound {
                let actions = StoryAction.all(in: root, hasTime: time != nil, leavingOut: leavingOut)
                guard let act = step(made, of: wanted, actions, time, texts) else { break }
                try await act()
                try await settle()
                try await always()
            }
            // Completes unfinished work, so that it does not continue during the next case. Work
            // that reschedules itself endlessly is left pending, and `time` no longer advances.
            try? await time?.run(limit: 100)
        }
    }

    /// Draws a step and returns a closure that performs it, or `nil` at the end of the story.
    @MainActor private func step(
        _ made: Int,
        of wanted: Int,
        _ actions: [StoryAction],
        _ time: VirtualTime?,
        _ texts: Generator<String>
    ) -> (@MainActor () async throws -> Void)? {
        choices.inSpan(ObjectIdentifier(StoryAction.self)) {
            let flag = choices.number(upTo: made < steps.lowerBound ? 0 : 1) { _ in made < wanted ? 1 : 0 }
            guard flag == 1 || made < steps.lowerBound, !actions.isEmpty else { return nil }
            switch actions[Int(choices.number(upTo: UInt64(actions.count - 1)))] {
            case .tap(let element, let code):
                lines.append("\(code()).tap()")
                return { try element.tap() }
            case .type(let element, let code):
                let text = choices.draw(texts)
                lines.append("\(code()).enterText(\(ValueText.text(text)))")
                return { try element.typeText(text) }
            case .wait:
                let seconds = choices.draw(.int(1...10))
                lines.append("time.advance(by: .seconds(\(seconds)))")
                return { await time?.advance(by: .seconds(seconds)) }
            }
        }
    }

    /// Runs all tasks until each of them has ended or is waiting.
    @MainActor private func settle() async throws {
        let nothing: @MainActor () async throws -> Void = {}
        try await withDeterministicTasks(allowingUnfinishedTasks: true, nothing)
    }
}

extension Generator {
    /// Returns a generator of stories. The shortest story is the simplest.
    ///
    /// - Parameter steps: The minimum and maximum number of steps.
    public static func story(steps: ClosedRange<Int> = 0...20) -> Generator where Value == Story {
        Generator { Story($0, steps: steps) }
    }
}

@MainActor enum StoryAction {
    case tap(any ScreenElement, code: @MainActor () -> String)
    case type(any ScreenElement, code: @MainActor () -> String)
    case wait

    private static let tapped: Set<ElementType> = [
        .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .menuButton, .toolbarButton, .switch,
        .toggle, .link, .cell, .tab, .menuItem,
    ]
    private static let typed: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView, .comboBox]

    /// Returns the possible actions, simplest first: taps, then typing, then waiting.
    static func all(in root: any ScreenElement, hasTime: Bool, leavingOut: Set<String>) -> [StoryAction] {
        let found = found(in: root)
        let usable = found.indices.filter { index in
            let (element, isCovered) = found[index]
            return !isCovered && element.isEnabled && !leavingOut.contains(element.identifier)
        }
        func actions(
            on types: Set<ElementType>,
            _ make: (any ScreenElement, @escaping @MainActor () -> String) -> StoryAction
        ) -> [StoryAction] {
            usable.filter { types.contains(found[$0].element.elementType) }.map { index in
                make(found[index].element) { code(of: index, among: found.map(\.element)) }
            }
        }
        return actions(on: tapped, StoryAction.tap) + actions(on: typed, StoryAction.type) + (hasTime ? [.wait] : [])
    }

    /// - Parameter covers: The frames of the elements in front of `element`. A `nil` entry stands
    ///   for an element without a frame, which covers everything.
    private static func found(
        in element: any ScreenElement,
        below covers: [CGRect?] = []
    ) -> [(element: any ScreenElement, isCovered: Bool)] {
        let frame = element.frame
        guard !element.isHidden, frame.map({ $0.width > 0 && $0.height > 0 }) ?? true else { return [] }
        let isCovered = covers.contains { cover in cover.map { frame.map($0.contains) ?? false } ?? true }
        let own = element.exposure == .childrenOnly ? [] : [(element, isCovered)]
        guard element.exposure != .standsForChildren else { return own }
        let children = element.children
        return own
            + children.indices.flatMap { index in
                let front = children[(index + 1)...].flatMap(Self.covers(of:))
                return found(in: children[index], below: covers + front)
            }
    }

    private static func covers(of element: any ScreenElement) -> [CGRect?] {
        if element.isHidden { return [] }
        return element.coversWhatIsBelow ? [element.frame] : element.children.flatMap(covers(of:))
    }

    /// Returns code such as `tester().usingIdentifier("save").usingIndex(1)`.
    private static func code(of index: Int, among found: [any ScreenElement]) -> String {
        let element = found[index]
        let (identifier, type, label) = (element.identifier, element.elementType, element.label)
        let code: String
        let alike: [Int]
        if identifier.isEmpty {
            code = ".usingType(.\(type))" + (label.isEmpty ? "" : ".usingLabel(\(ValueText.text(label)))")
            alike = found.indices.filter { found[$0].elementType == type && [found[$0].label, ""].contains(label) }
        } else {
            code = ".usingIdentifier(\(ValueText.text(identifier)))"
            alike = found.indices.filter { found[$0].identifier == identifier }
        }
        let place = alike.count == 1 ? nil : alike.firstIndex(of: index)
        return "tester()\(code)" + (place.map { ".usingIndex(\($0))" } ?? "")
    }
}
