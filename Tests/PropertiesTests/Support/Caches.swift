import VirtualTime

/// Answers requests after a delay in virtual time. A newer request gets a newer answer.
actor AnsweringServer {
    private let time: VirtualTime
    private let delay: Duration
    private var requestCount = 0

    init(time: VirtualTime, delay: Duration = .seconds(1)) {
        self.time = time
        self.delay = delay
    }

    func answer() async throws -> Int {
        requestCount += 1
        let answer = requestCount
        try await time.clock.sleep(for: delay)
        return answer
    }
}

/// Keeps the answer that arrives last, so an older answer that arrives late overwrites a newer one.
actor CarelessCache {
    private(set) var value = 0
    private let server: AnsweringServer

    init(server: AnsweringServer) {
        self.server = server
    }

    func refresh() async throws {
        value = try await server.answer()
    }
}

/// Tries to keep the newest answer, but reads its own value before it waits for the next answer.
actor HastyCache {
    private(set) var value = 0
    private let server: AnsweringServer

    init(server: AnsweringServer) {
        self.server = server
    }

    func refresh() async throws {
        value = max(value, try await server.answer())
    }
}

/// Keeps the newest answer.
actor CarefulCache {
    private(set) var value = 0
    private let server: AnsweringServer

    init(server: AnsweringServer) {
        self.server = server
    }

    func refresh() async throws {
        let answer = try await server.answer()
        value = max(value, answer)
    }
}
