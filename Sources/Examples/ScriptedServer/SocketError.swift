/// A call to the system about a socket that failed.
public struct SocketError: Error, CustomStringConvertible, Sendable {
    /// The name of the call.
    public let call: String
    /// The system's number for the reason.
    public let code: Int32

    /// Both in words, as “listen failed with errno 98”.
    public var description: String { "\(call) failed with errno \(code)" }
}
