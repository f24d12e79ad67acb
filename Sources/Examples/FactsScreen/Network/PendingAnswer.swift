/// The answer that a request waits for. It is delivered once: by the network or by the time-out, whichever is first.
@MainActor final class PendingAnswer<Answer: Sendable> {
    private var onResult: (@MainActor (Result<Answer, any Error>) -> Void)?
    private var timer: Task<Void, any Error>?

    init(_ onResult: @escaping @MainActor (Result<Answer, any Error>) -> Void) {
        self.onResult = onResult
    }

    /// Delivers the result, unless there was one before.
    func deliver(_ result: Result<Answer, any Error>) {
        guard let onResult else { return }
        self.onResult = nil
        timer?.cancel()
        onResult(result)
    }

    /// Gives up after a time, unless the answer came before.
    func giveUp(after timeout: Duration) {
        timer = Task {
            try await Task.sleep(for: timeout)
            deliver(.failure(NetworkError.timedOut))
        }
    }
}
