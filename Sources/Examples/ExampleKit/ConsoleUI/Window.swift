import Foundation
import ScreenElements
import TerminalText

/// The root view, which shows the top screen on its navigation stack, any alerts, and the available
/// commands. To process a line of input, call ``enter(_:)``.
public final class Window: View {
    /// The messages that a window shows to users, in the language of its application.
    public struct Wording: Sendable {
        let unknownCommand: @Sendable (_ line: String, _ field: String?) -> String
        let notNow: @Sendable (_ title: String) -> String

        /// Creates a set of messages.
        ///
        /// - Parameters:
        ///   - unknownCommand: A closure that returns the message for a line that the window does
        ///     not understand. The `field` argument shows how to fill in a field, such as
        ///     `Nickname: …`, or is `nil` if there are no fields.
        ///   - notNow: A closure that returns the message for a command or field that is not
        ///     available.
        public init(
            unknownCommand: @escaping @Sendable (_ line: String, _ field: String?) -> String,
            notNow: @escaping @Sendable (_ title: String) -> String
        ) {
            (self.unknownCommand, self.notNow) = (unknownCommand, notNow)
        }

        /// The messages in English.
        public static let english = Wording(
            unknownCommand: { line, field in
                "There is no such command: “\(line)”." + (field.map { " To fill in a field, type “\($0)”." } ?? "")
            },
            notNow: { "Not available now: “\($0)”." }
        )
    }

    /// The navigation stack, whose top screen is visible in the window.
    public let navigation: NavigationStack
    /// The alerts that cover the screen. The user must dismiss the most recent one first.
    public private(set) var alerts: [Alert] = []
    /// A closure that is called when the window needs to be redrawn. It is not called again until
    /// the window has been redrawn.
    public var onNeedsDisplay: @MainActor () -> Void = {}
    private let wording: Wording
    private let noticeLabel = Label(identifier: "notice")
    private let bar = CommandBar(identifier: "commands")
    private var width = 80
    private var lines: [String] = []
    private var needsLayout = true

    /// Creates a window that shows the top screen on a navigation stack.
    public init(_ navigation: NavigationStack, wording: Wording = .english) {
        (self.navigation, self.wording) = (navigation, wording)
        super.init(subviews: [navigation, noticeLabel, bar])
    }

    /// Creates a window with a navigation stack that contains only the given screen.
    public convenience init(_ screen: Screen, wording: Wording = .english) {
        self.init(NavigationStack(screen), wording: wording)
    }

    public override var elementType: ElementType { .window }
    public override var label: String { (navigation.screens.first ?? navigation.top).title }

    /// A message that explains why the last line of input had no effect, or `nil` if there is none.
    public var notice: String? {
        get { noticeLabel.text.isEmpty ? nil : noticeLabel.text }
        set { noticeLabel.text = newValue ?? "" }
    }

    /// Whether an activity indicator is visible on the screen.
    public var isBusy: Bool { navigation.shown.contains { $0 is ActivityIndicator } }

    /// Shows an alert until the user answers it. Does nothing if the alert is already shown.
    public func present(_ alert: Alert) {
        guard !alerts.contains(where: { $0 === alert }) else { return }
        alerts.append(alert)
        alert.onAnswer = { [weak self, weak alert] in
            self?.alerts.removeAll { $0 === alert }
            alert?.removeFromSuperview()
        }
        addSubview(alert)
    }

    // MARK: Input

    /// The alert or screen that receives lines of input.
    private var scope: Screen { alerts.last ?? navigation.top }

    private var fields: [TextField] { scope.shown.compactMap { $0 as? TextField } }
    private var lists: [List] { scope.shown.compactMap { $0 as? List } }

    private var knownCommands: [Command] { ([scope] + navigation.screens.reversed()).flatMap(\.allCommands) }

    /// Processes a line of input. For example, `Nickname: ana` fills in a field, `n` or `Next` runs
    /// a command, and `1` taps a cell.
    public func enter(_ line: String) {
        let word = line.trimmingCharacters(in: .whitespaces)
        notice = nil
        if word.isEmpty { return }
        if let (field, text) = field(filledBy: line) {
            field.isEnabled ? field.fill(text) : refuse(field.title)
        } else if let command = scope.allCommands.first(where: { $0.isCalled(by: word) && $0.isAvailable }) {
            command.run()
        } else if let command = knownCommands.first(where: { $0.isCalled(by: word) }) {
            refuse(command.title)
        } else if !tapCell(word) {
            notice = wording.unknownCommand(word, fields.first.map { "\($0.name): …" })
        }
    }

    private func refuse(_ title: String) { notice = wording.notNow(title) }

    private func tapCell(_ word: String) -> Bool {
        guard let number = Int(word) else { return false }
        return lists.contains { $0.tapCell(number) }
    }

    private func field(filledBy line: String) -> (field: TextField, text: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = String(line[..<colon]).key
        let field = fields.first { $0.name.key == name }
        let text = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        return field.map { ($0, text) }
    }

    /// Returns the line as it should be echoed, with dots in place of a password.
    func echo(of line: String) -> (text: String, isSecret: Bool) {
        guard let (field, text) = field(filledBy: line) else { return (line, false) }
        return ("\(field.name): \(field.visible(text))", field is SecureTextField)
    }

    // MARK: Drawing

    override var window: Window? { self }

    public override func setNeedsDisplay() {
        guard !needsLayout else { return }
        needsLayout = true
        onNeedsDisplay()
    }

    /// The window's content as text, wrapped to the most recently used width.
    public var text: String {
        layoutIfNeeded()
        return lines.joined(separator: "\n")
    }

    /// Returns the window's content as text, wrapped to the given number of columns.
    public func text(width: Int) -> String {
        if width != self.width { needsLayout = true }
        self.width = width
        return text
    }

    /// A picture of the window as text, for use in specs.
    public var picture: ScreenPicture? { ScreenPicture(text) }

    func layoutIfNeeded() {
        guard needsLayout else { return }
        let texts = fields.filter(\.isEnabled).map { "\($0.name): …" } + lists.compactMap(\.hint)
        bar.offer(texts, scope.allCommands.filter(\.isAvailable), besides: scope.buttons)
        for command in knownCommands { command.window = self }
        lines = layOut(x: 0, y: 0, width: width)
        // An alert covers the whole window.
        for alert in alerts { alert.place = place }
        needsLayout = false
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        ([navigation] + alerts + [noticeLabel, bar]).reduce(into: []) { lines, view in
            let gap = lines.isEmpty ? [] : [""]
            let part = view.layOut(x: x, y: y + lines.count + gap.count, width: width)
            if !part.isEmpty { lines += gap + part }
        }
    }
}

/// A bar below the screen that lists the available input: `Nickname: …   n — Next   q — Quit`.
private final class CommandBar: View {
    override var elementType: ElementType { .toolbar }

    /// Replaces the hints. A command that also has a button gets no hint that specs can find.
    func offer(_ texts: [String], _ commands: [Command], besides buttons: [Button]) {
        subviews.forEach { $0.removeFromSuperview() }
        texts.map { Hint($0) }.forEach(addSubview)
        for command in commands {
            let text = command.letters.first.map { "\($0) — \(command.title)" } ?? command.title
            addSubview(Hint(text, command, isElement: !buttons.contains { $0.command === command }))
        }
    }

    override func draw(x: Int, y: Int, width: Int) -> [String] {
        var lines: [String] = []
        for case let hint as Hint in subviews {
            let text = hint.text.printable
            if let last = lines.last, last.displayWidth + 3 + text.displayWidth <= width {
                lines[lines.count - 1] += "   "
            } else {
                lines.append("")
            }
            let column = x + lines[lines.count - 1].displayWidth
            hint.place = CGRect(x: column, y: y + lines.count - 1, width: text.displayWidth, height: 1)
            lines[lines.count - 1] += text
        }
        return lines
    }
}

/// An entry in the command bar. Specs can tap the entry if no button for its command is visible.
private final class Hint: View {
    let text: String
    private let command: Command?
    private let isElement: Bool

    init(_ text: String, _ command: Command? = nil, isElement: Bool = false) {
        (self.text, self.command, self.isElement) = (text, command, isElement)
        super.init(identifier: command?.name ?? "")
    }

    override var elementType: ElementType { .toolbarButton }
    override var label: String { command?.title ?? text }
    override var exposure: ElementExposure { isElement ? .standsForChildren : .childrenOnly }

    override func tap() throws {
        try checkReach()
        command?.run()
    }
}
