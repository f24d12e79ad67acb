/// How a wait ended.
public enum WaitResult: Equatable, Sendable {
    /// What was waited for has come.
    case completed
    /// It has not come in time, or before the task was cancelled; with what was seen last.
    case timedOut(lastSeen: String)
}
