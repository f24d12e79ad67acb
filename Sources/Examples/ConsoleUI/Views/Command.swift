/// Something that people can do: called by a letter, by a line, by a button, or by all of them.
///
/// ```swift
/// let load = Command("load", title: "Load a useful fact", letters: "lд") { presenter.didTapLoadInfoButton() }
/// ```
@MainActor public final class Command {
    /// The word that calls the command where lines are typed; specs find its hint by it.
    public let name: String
    /// What people read.
    public let title: String
    /// The letters that call the command; the first one is offered, the others are those on the same key of other
    /// keyboards.
    public let letters: [Character]
    /// Whether it leads back to what was there before: called by the escape key, too.
    public let isCancel: Bool
    /// Whether it can be called now.
    public var isAvailable = true {
        didSet { if isAvailable != oldValue { host?.setNeedsDisplay() } }
    }
    /// The window that offers the command.
    weak var host: (any ViewHost)?
    private let action: @MainActor () -> Void

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - name: The word that calls the command where lines are typed.
    ///   - title: What people read.
    ///   - letters: The letters that call it; the first one is offered.
    ///   - isCancel: Whether the escape key calls it, too.
    ///   - action: What it does.
    public init(
        _ name: String,
        title: String,
        letters: String = "",
        isCancel: Bool = false,
        action: @escaping @MainActor () -> Void
    ) {
        self.name = name
        self.title = title
        self.letters = Array(letters)
        self.isCancel = isCancel
        self.action = action
    }

    /// Does it, if it is available.
    public func run() {
        if isAvailable { action() }
    }

    /// Whether a line, or a character that was typed, calls the command; in either case.
    func isCalled(by line: String) -> Bool {
        let word = line.lowercased()
        return !word.isEmpty && (letters.contains { $0.lowercased() == word } || name.lowercased() == word)
    }
}
