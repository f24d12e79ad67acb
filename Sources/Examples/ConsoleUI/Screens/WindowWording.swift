/// What a window says in the language of its application.
public struct WindowWording: Sendable {
    /// A line stands for nothing.
    public let unknownCommand: @Sendable (_ line: String) -> String
    /// A command cannot be called now.
    public let notNow: @Sendable (_ title: String) -> String
    /// Offers the key that leads from a field to what follows it.
    public let nextControl: String

    /// Makes a wording.
    ///
    /// - Parameters:
    ///   - unknownCommand: A line stands for nothing.
    ///   - notNow: A command cannot be called now.
    ///   - nextControl: Offers the key that leads from a field to what follows it.
    public init(
        unknownCommand: @escaping @Sendable (_ line: String) -> String,
        notNow: @escaping @Sendable (_ title: String) -> String,
        nextControl: String
    ) {
        self.unknownCommand = unknownCommand
        self.notNow = notNow
        self.nextControl = nextControl
    }

    /// The wording in English.
    public static let english = WindowWording(
        unknownCommand: { "There is no such command: “\($0)”" },
        notNow: { "Not available now: “\($0)”" },
        nextControl: "Next control"
    )
}
