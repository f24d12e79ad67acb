/// Asks servers. The only way of the module into the network, so that a double can stand in for it.
@MainActor public protocol NetworkTransport {
    /// Sends a request and decodes the JSON of the answer.
    ///
    /// ```swift
    /// transport.load(request: request) { (result: Result<InfoModel, any Error>) in
    ///     show(result)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - request: What to ask.
    ///   - onResult: Called once, later and never from within `load`: with the decoded answer, or with what went wrong.
    func load<Answer: Decodable & Sendable>(
        request: Request,
        onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void
    )
}
