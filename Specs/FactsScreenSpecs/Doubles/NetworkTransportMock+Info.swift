import Foundation

extension NetworkTransportMock {
    private static let infoURL = "https://info-example.com/get_info"

    /// Answers the next request for a fact with the JSON file.
    func mockSuccessForInfoLoading(responseFile: String = "info-fake-response", delay: Duration = .seconds(1)) {
        mockSuccess(url: Self.infoURL, method: .get, responseFile: responseFile, delay: delay)
    }

    /// Answers the next request for a fact with the error.
    func mockFailureForInfoLoading(error: any Error = URLError(.unknown), delay: Duration = .seconds(1)) {
        mockFailure(url: Self.infoURL, method: .get, error: error, delay: delay)
    }
}
