import VirtualTime

/// An account that several tasks pay into. With its bug, it reads the balance before an `await` and writes it afterwards.
actor BankAccount {
    private let hasBug: Bool
    private(set) var balance = 0

    init(hasBug: Bool) { self.hasBug = hasBug }

    func pay(_ amount: Int, _ confirm: @Sendable () async -> Void) async {
        let old = balance
        await confirm()
        balance = (hasBug ? old : balance) + amount
    }
}

/// A server that answers after a delay and counts the orders it receives.
actor OrderServer {
    private let time: VirtualTime
    private var keys: Set<Int> = []
    private(set) var orders = 0

    init(_ time: VirtualTime) { self.time = time }

    /// - Parameter key: The key shared by all attempts to send one order, or `nil` to count every attempt.
    func order(key: Int?, delay: Int) async throws {
        if key.map({ keys.insert($0).inserted }) ?? true { orders += 1 }
        try await time.clock.sleep(for: .seconds(delay))
    }
}

/// A form that sends orders, and tries again if no answer arrives in time.
@MainActor final class OrderForm {
    enum Status { case open, sending, sent, failed }

    private let hasBug: Bool
    private let time: VirtualTime
    private let server: OrderServer
    private(set) var status = Status.open
    /// All statuses that the form has changed to, in order.
    private(set) var statuses: [Status] = []

    init(hasBug: Bool, _ time: VirtualTime, _ server: OrderServer) {
        (self.hasBug, self.time, self.server) = (hasBug, time, server)
    }

    private func become(_ status: Status) {
        self.status = status
        statuses.append(status)
    }

    /// Double tap. With the bug, the button stays enabled while the order is being sent.
    func tap() async throws {
        if hasBug ? status == .sent : status != .open { return }
        become(.sending)
        try await server.order(key: nil, delay: 2)
        become(.sent)
    }

    /// Duplicate orders. With the bug, repeated attempts to send an order don't carry its key.
    func send(delays: [Int], patience: Int) async throws {
        for delay in delays {
            let answer = Task { try await server.order(key: hasBug ? nil : 1, delay: delay) }
            let timeOut = Task {
                try await time.clock.sleep(for: .seconds(patience))
                answer.cancel()
            }
            defer { timeOut.cancel() }
            if case .success = await answer.result { return become(.sent) }
        }
        become(.failed)
    }

    /// Timeout after success. With the bug, the timeout is not cancelled.
    func sendOnce(delay: Int, patience: Int) async throws {
        become(.sending)
        let timeOut = Task {
            try await time.clock.sleep(for: .seconds(patience))
            if hasBug || status == .sending { become(.failed) }
        }
        try await server.order(key: 1, delay: delay)
        guard status == .sending else { return }
        if !hasBug { timeOut.cancel() }
        become(.sent)
    }
}

/// A field that searches as the user types. With its bug, an older answer that arrives late replaces a newer one.
@MainActor final class SearchField {
    private let hasBug: Bool
    private let time: VirtualTime
    private var text = ""
    private(set) var results = ""

    init(hasBug: Bool, _ time: VirtualTime) { (self.hasBug, self.time) = (hasBug, time) }

    func type(_ text: String, delay: Int) async throws {
        self.text = text
        try await time.clock.sleep(for: .seconds(delay))
        if hasBug || text == self.text { results = text }
    }
}

/// A cache that should load its image only once. With its bug, it ignores a load that is already in progress.
actor ImageCache {
    private let hasBug: Bool
    private var loading: Task<Int, Never>?
    private var value: Int?
    private(set) var loads = 0

    init(hasBug: Bool) { self.hasBug = hasBug }

    func image() async -> Int {
        if let value { return value }
        if !hasBug, let loading { return await loading.value }
        loads += 1
        let task = Task {
            await Task.yield()
            return 1
        }
        loading = task
        let loaded = await task.value
        value = loaded
        return loaded
    }
}

/// A pool of connections. With its bug, it can hand out more connections than it has.
actor ConnectionPool {
    private let hasBug: Bool
    private var free: Int
    private(set) var inUse = 0
    private(set) var most = 0

    init(hasBug: Bool, size: Int) { (self.hasBug, free) = (hasBug, size) }

    /// Uses a connection if one is free. With the bug, an `await` separates checking for a connection from taking it.
    func use(_ work: @Sendable () async -> Void) async {
        guard free > 0 else { return }
        if hasBug { await work() }
        free -= 1
        inUse += 1
        most = max(most, inUse)
        await work()
        inUse -= 1
        free += 1
    }
}

/// A list that loads pages. With its bug, it keeps the pages in the order in which they arrive.
@MainActor final class PagedList {
    private let hasBug: Bool
    private let time: VirtualTime
    private(set) var pages: [Int] = []

    init(hasBug: Bool, _ time: VirtualTime) { (self.hasBug, self.time) = (hasBug, time) }

    func load(_ page: Int, delay: Int) async throws {
        try await time.clock.sleep(for: .seconds(delay))
        if hasBug { pages.append(page) } else { pages.insert(page, at: pages.firstIndex { $0 > page } ?? pages.count) }
    }
}
