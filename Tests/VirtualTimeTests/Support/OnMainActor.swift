import Foundation
import XCTest

/// Runs an async body on the main actor to its end. After its first suspension it runs in a block of the main queue, as
/// the async body of an example does.
func onMainActor(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    MainActor.assumeIsolated {
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

/// Keeps the thread busy. `Thread.sleep` cannot be called in async code.
func block(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }
