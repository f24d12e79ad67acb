/// How a wait ended.
public enum WaitResult: Equatable, Sendable {
    /// The condition holds.
    case completed
    /// The condition did not hold in time, or before the task was cancelled; with what was seen last.
    case timedOut(lastSeen: String)
}
