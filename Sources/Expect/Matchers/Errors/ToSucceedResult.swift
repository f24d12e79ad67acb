/// The result of a closure that ``succeed()`` matches.
public enum ToSucceedResult {
    /// The closure succeeded.
    case succeeded
    /// The closure failed; the message contains the reason.
    case failed(reason: String)

    var reason: String? {
        if case .failed(let reason) = self { reason } else { nil }
    }
}
