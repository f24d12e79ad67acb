/// An output stream of the process.
public enum PrintedStream: Sendable {
    /// Standard output, to which `print` writes.
    case standardOutput
    /// Standard error.
    case standardError

    var name: String { self == .standardOutput ? "standard output" : "standard error" }
}
