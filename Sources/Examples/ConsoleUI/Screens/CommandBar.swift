import ScreenElements
import TerminalText

/// The row below the frame that offers commands by their letters: `l — Load a useful fact   q — Quit`.
final class CommandBar: View {
    private var hints: [CommandHint] = []
    /// The hints in lines, and the width for which they were broken.
    private var wrapped: (width: Int, lines: [String])?

    override var elementType: ElementType { .toolbar }

    /// Offers other commands.
    ///
    /// - Parameters:
    ///   - commands: The commands; those without a letter are left out.
    ///   - buttons: The buttons on the screen. Who looks for what a button calls finds the button, and not the hint, too.
    func offer(_ commands: [Command], besides buttons: [Button]) {
        show(
            commands.compactMap { command in
                command.letters.first.map { letter in
                    let hasButton = buttons.contains { $0.command === command }
                    return CommandHint(command, key: String(letter), isElement: !hasButton)
                }
            }
        )
    }

    /// Offers what keys do while letters are typed into a field.
    ///
    /// - Parameters:
    ///   - commands: The commands; only those that the escape key calls can be called.
    ///   - next: Leads out of the field; `nil` if there is nowhere to go.
    func offerWhileTyping(_ commands: [Command], next: Command?) {
        let cancel = commands.filter(\.isCancel).prefix(1).map { CommandHint($0, key: "Esc", isElement: true) }
        show([next].compactMap(\.self).map { CommandHint($0, key: "Tab", isElement: true) } + cancel)
    }

    private func show(_ newHints: [CommandHint]) {
        hints.forEach { $0.removeFromSuperview() }
        hints = newHints
        wrapped = nil
        hints.forEach(addSubview)
        isHidden = hints.isEmpty
    }

    override func height(fitting width: Int) -> Int { lines(fitting: width).count }

    override func layoutSubviews() {
        let lines = lines(fitting: rect.width)
        // A hint that is wider than the window is broken within, so the places of hints come from the lines.
        var places = lines.enumerated().flatMap { y, line in self.places(in: line, y: rect.y + y) }[...]
        for hint in hints {
            let own = places.prefix(hint.text.count { $0 != "\u{A0}" })
            places = places.dropFirst(own.count)
            hint.place(in: own.dropFirst().reduce(own.first ?? .zero) { $0.union($1) })
        }
    }

    /// The place of each character that is not a space.
    private func places(in line: String, y: Int) -> [Rect] {
        var x = rect.x
        var places: [Rect] = []
        for character in line {
            let width = character.displayWidth
            if character != " " { places.append(Rect(x: x, y: y, width: width, height: 1)) }
            x += width
        }
        return places
    }

    override func draw(on canvas: inout Canvas) {
        canvas.put(lines(fitting: rect.width), in: rect, style: .faint)
    }

    /// The hints in lines, broken between them where that is possible.
    private func lines(fitting width: Int) -> [String] {
        if let wrapped, wrapped.width == width { return wrapped.lines }
        let text = hints.map(\.text).joined(separator: "\u{A0}\u{A0} ")
        // The space behind a hint that just fits is a line of its own.
        let lines = text.wrapped(to: width).map(\.breakable.trimmingSpaces).filter { !$0.isEmpty }
        wrapped = (width, lines)
        return lines
    }
}

/// What offers one command. People press the key; specs may tap it.
private final class CommandHint: View {
    let text: String
    private let command: Command
    private let isElement: Bool

    init(_ command: Command, key: String, isElement: Bool) {
        self.command = command
        self.isElement = isElement
        text = "\(key) — \(command.title)".unbreakable
        super.init(identifier: command.name)
    }

    override var elementType: ElementType { .toolbarButton }
    override var label: String { command.title }
    override var exposure: ElementExposure { isElement ? .standsForChildren : .childrenOnly }

    override func tap() throws {
        try checkReach()
        command.run()
    }
}
