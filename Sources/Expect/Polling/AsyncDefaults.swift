import SpecEvents

/// The default timeout and interval of the forms that poll. They apply to the whole process.
///
/// ```swift
/// AsyncDefaults.timeout = .seconds(3)
/// ```
public enum AsyncDefaults {
    private static let values = Lock((timeout: Duration.seconds(1), pollInterval: Duration.milliseconds(1)))

    /// The default timeout: one second unless set. Zero or less means one evaluation.
    public static var timeout: Duration {
        get { values.withLock { $0.timeout } }
        set { values.withLock { $0.timeout = newValue } }
    }

    /// The default interval between two evaluations: one millisecond unless set. On the main thread a block of the main
    /// queue ends the pause early.
    public static var pollInterval: Duration {
        get { values.withLock { $0.pollInterval } }
        set { values.withLock { $0.pollInterval = newValue } }
    }
}
