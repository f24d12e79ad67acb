import VirtualTime

/// Answers requests over virtual time, the newer one with the newer answer.
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

/// Keeps what the server answered last. An older answer that comes later overwrites a newer one.
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

/// Means to keep the newest answer, but looks at what it has before it waits for another.
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
