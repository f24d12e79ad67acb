import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Rejects it when a server asks for a password: there is none. Without this, a request waits for one for ever on Linux.
final class ChallengeRejection: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // A challenge without an answer of the server is about the connection, such as a certificate.
        completionHandler(challenge.failureResponse == nil ? .performDefaultHandling : .rejectProtectionSpace, nil)
    }
}
