import Foundation

/// Whether the proofs run at full length, under load: `VIRTUAL_TIME_PROOF=1 swift test --filter "VirtualTimeTests|PropertiesTests"`. They take
/// minutes, and all processors.
public let provesAtLength = ProcessInfo.processInfo.environment["VIRTUAL_TIME_PROOF"] == "1"

/// Runs a body so many times; at full length under load, with as many busy processes as there are processors.
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
