/// What an application is told.
public enum ConsoleInput: Sendable {
    /// Lines, each a command or the text of a field.
    ///
    /// A line waits while something is under way if `waitsWhileBusy`: right for a pipe, whose lines are all there at once;
    /// wrong for a keyboard, at which people may go back instead of waiting.
    case lines(AsyncStream<String>, waitsWhileBusy: Bool)
    /// Single keys. Those that come together are played before the window is drawn again.
    case keys(AsyncStream<[Key]>)
    /// Nothing, until the application quits: it is driven from outside.
    case nothing
}
