/// Knows where facts come from.
@MainActor public final class InfoService {
    /// Where facts come from unless another address is given.
    nonisolated public static let defaultURL = "https://info-example.com/get_info"

    private let networkTransport: any NetworkTransport
    private let url: String

    /// Makes a service; nothing is asked yet.
    ///
    /// - Parameters:
    ///   - networkTransport: Carries the requests.
    ///   - url: The address that is asked for a fact.
    public init(networkTransport: any NetworkTransport, url: String = InfoService.defaultURL) {
        self.networkTransport = networkTransport
        self.url = url
    }

    /// Asks the server for a fact.
    ///
    /// - Parameter onResult: Called once, later: with the fact, or with what went wrong.
    public func loadInfo(onResult: @escaping @MainActor (Result<InfoModel, any Error>) -> Void) {
        networkTransport.load(request: Request(method: .get, url: url), onResult: onResult)
    }
}
