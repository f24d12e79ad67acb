import SpecEvents

/// The default time-out of all waits for a screen, for the whole process.
///
/// ```swift
/// ScreenDefaults.timeout = .seconds(20)
/// ```
public enum ScreenDefaults {
    private static let storedTimeout = Lock(Duration.seconds(5))

    /// How long an action or a wait polls: 5 seconds by default. Zero or less means one poll.
    public static var timeout: Duration {
        get { storedTimeout.withLock(\.self) }
        set { storedTimeout.withLock { $0 = newValue } }
    }
}
