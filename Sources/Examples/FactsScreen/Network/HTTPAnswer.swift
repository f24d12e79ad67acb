import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What `URLSession` came back with: an answer, or an error instead of one.
struct HTTPAnswer {
    let data: Data?
    let response: URLResponse?
    let error: (any Error)?

    /// The value that the body of a successful answer stands for.
    func decoded<Answer: Decodable>(as type: Answer.Type) throws(NetworkError) -> Answer {
        if let error { throw NetworkError(error) }
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw .noConnection }
        guard 200..<300 ~= status else { throw .unsuccessfulStatus(status) }
        do {
            return try JSONDecoder().decode(type, from: data ?? Data())
        } catch {
            throw .malformedAnswer(String(describing: error))
        }
    }
}

extension NetworkError {
    /// What an error of `URLSession` means here. All that can break between two computers is one thing to the reader.
    fileprivate init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .timedOut: self = .timedOut
        // The transport cancels nothing, but on Linux the session itself cancels a request whose challenge is rejected.
        case .cancelled: self = .unsuccessfulStatus(401)
        default: self = .noConnection
        }
    }
}
