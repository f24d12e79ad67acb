import XCTest

/// Runs a test's body on the main actor. XCTest on Linux cannot hold a test method that is `@MainActor` itself, and
/// would run an async one where the main queue cannot turn.
public func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated(body)
}

/// Runs an async body on the main actor to its end, while the main run loop turns. After its first suspension it runs
/// in a block of the main queue, as the async body of an example does.
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

/// Waits until a condition holds. A minute in vain is a hang.
public func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let limit = ContinuousClock.now + .seconds(60)
    while try !condition() {
        if .now > limit { return false }
        usleep(1_000)
    }
    return true
}

/// Keeps the thread busy. `Thread.sleep` cannot be called in async code.
public func block(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }
