import Foundation

/// Whether the proofs run at full length and under load, which takes minutes and all processors. To run them, use
/// `VIRTUAL_TIME_PROOF=1 swift test --filter "VirtualTimeTests|PropertiesTests"`.
public let provesAtLength = ProcessInfo.processInfo.environment["VIRTUAL_TIME_PROOF"] == "1"

/// Runs a body `count` times, or `proofCount` times at full length, with a busy process for each processor.
public func repeatedly(_ count: Int, orAtLength proofCount: Int, _ body: () throws -> Void) throws {
    guard provesAtLength else { return try (0..<count).forEach { _ in try body() } }
    let load = try (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
        let shell = URL(fileURLWithPath: "/bin/sh")
        return try Process.run(shell, arguments: ["-c", "while :; do :; done"])
    }
    defer {
        load.forEach { $0.terminate() }
        load.forEach { $0.waitUntilExit() }
    }
    let start = ContinuousClock.now
    try (0..<proofCount).forEach { _ in try body() }
    print("\(proofCount) times under load: \(ContinuousClock.now - start)")
}
