import Locks

/// The default of all waits for a screen. It applies to the whole process.
///
/// ```swift
/// ScreenDefaults.timeout = .seconds(20)
/// ```
public enum ScreenDefaults {
    private static let storedTimeout = Lock(Duration.seconds(5))

    /// How long an action or a wait goes on looking: 5 seconds unless set. Zero or less means one look.
    public static var timeout: Duration {
        get { storedTimeout.withLock(\.self) }
        set { storedTimeout.withLock { $0 = newValue } }
    }
}
