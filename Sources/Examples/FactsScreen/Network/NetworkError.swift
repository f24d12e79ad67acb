/// Why the real transport brought no answer.
public enum NetworkError: Error, Equatable, Sendable {
    /// The address is not one that can be asked over HTTP: no URL, another scheme, or no host.
    case invalidURL(String)
    /// The server could not be reached, or the connection broke before the answer was complete.
    case noConnection
    /// The whole answer did not come in time.
    case timedOut
    /// The server answered with a status outside 200 to 299.
    case unsuccessfulStatus(Int)
    /// The answer is not the JSON that was expected; the text says where it departs.
    case malformedAnswer(String)
}
