import Synchronization

/// How long, and how often, the waiting forms look when they are not told otherwise. For the whole process.
///
/// ```swift
/// AsyncDefaults.timeout = .seconds(3)
/// ```
public enum AsyncDefaults {
    private static let values = Mutex((timeout: Duration.seconds(1), pollInterval: Duration.milliseconds(1)))

    /// How long to wait before giving up; one second unless set. Zero or less means one look.
    public static var timeout: Duration {
        get { values.withLock { $0.timeout } }
        set { values.withLock { $0.timeout = newValue } }
    }

    /// The pause between two looks; one millisecond unless set. On the main thread a change made by the main queue is
    /// noticed without waiting for it.
    public static var pollInterval: Duration {
        get { values.withLock { $0.pollInterval } }
        set { values.withLock { $0.pollInterval = newValue } }
    }
}
