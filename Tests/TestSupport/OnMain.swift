import XCTest

/// Runs a test's body on the main actor. XCTest on Linux does not support test methods that are `@MainActor` themselves,
/// and it would run an async method where the main queue cannot turn.
public func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated(body)
}

/// Runs an async body on the main actor to its end, while the main run loop turns. After its first suspension, the body runs
/// in a block on the main queue, as the async body of an example does.
public func onMainAsync(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    onMain {
        var isOver = false
        Task { @MainActor in
            do { try await body() } catch { XCTFail("threw \(error)", file: file, line: line) }
            isOver = true
        }
        let end = Date(timeIntervalSinceNow: 30)
        while !isOver, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
        XCTAssertTrue(isOver, "the body hangs", file: file, line: line)
    }
}

/// Waits until a condition holds. Returns `false` if it does not hold within a minute, which means that something hangs.
public func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let limit = ContinuousClock.now + .seconds(60)
    while try !condition() {
        if .now > limit { return false }
        usleep(1_000)
    }
    return true
}

/// Blocks the current thread. Async code cannot call `Thread.sleep` itself.
public func block(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }
