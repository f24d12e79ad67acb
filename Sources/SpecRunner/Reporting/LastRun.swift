import Foundation
import SpecEvents
import SpecReports

/// The stored results for a bundle: the examples that failed when they last ran, and the durations
/// of slow examples. They are in the build folder, so `swift package clean` removes them.
struct LastRun: Codable, Equatable {
    struct Failure: Codable, Equatable {
        var message: String
        var file: String
        var line: Int
    }

    /// The identifiers of the examples that failed.
    private(set) var failures: Set<String> = []
    /// The failures of up to ``maxMessages`` examples, keyed by identifier, or `nil` if none.
    private(set) var messages: [String: [Failure]]?
    /// The durations of slow examples in seconds, keyed by identifier.
    private(set) var slow: [String: Double] = [:]
    /// The mean duration, in seconds, of examples too fast for ``slow``, or `nil` if none has run.
    private(set) var rest: Double?

    /// The maximum number of examples with stored messages, to limit the size of the file.
    private static let maxMessages = 200
    private static let maxFailures = 5
    private static let maxMessageLength = 4000

    mutating func update(with results: [(ExampleIdentity, ExampleResult)]) {
        var (sum, count) = (0.0, 0)
        var messages = messages ?? [:]
        for (example, result) in results where result.status != .skipped {
            let identifier = example.identifier
            if result.isFailure { failures.insert(identifier) } else { failures.remove(identifier) }
            let found = Self.failures(of: result)
            messages[identifier] = nil
            if !found.isEmpty, messages.count < Self.maxMessages { messages[identifier] = found }
            // JSON cannot represent infinity or NaN, so the encoder would reject the whole file.
            let duration = result.duration.isFinite ? max(result.duration, 0) : 0
            slow[identifier] = duration < Options.minDuration ? nil : (duration * 1000).rounded() / 1000
            guard duration < Options.minDuration else { continue }
            (sum, count) = (sum + duration, count + 1)
        }
        if count > 0 { rest = sum / Double(count) }
        self.messages = messages.isEmpty ? nil : messages
    }

    private static func failures(of result: ExampleResult) -> [Failure] {
        result.failures.prefix(maxFailures).compactMap { failure in
            failure.location.map {
                Failure(message: String(failure.message.prefix(maxMessageLength)), file: $0.file, line: $0.line)
            }
        }
    }

    mutating func keep(_ identifiers: Set<String>) {
        failures.formIntersection(identifiers)
        slow = slow.filter { identifiers.contains($0.key) }
        messages = messages?.filter { identifiers.contains($0.key) }
        if messages?.isEmpty == true { messages = nil }
    }

    /// Returns an example's stored duration or else the mean duration of fast examples, in seconds.
    func expectedDuration(of example: ExampleIdentity) -> Double? { slow[example.identifier] ?? rest }

    // MARK: The file

    static func load(of name: String, from buildFolder: String) -> LastRun {
        let data = FileManager.default.contents(atPath: path(of: name, in: buildFolder)) ?? Data()
        return (try? JSONDecoder().decode(LastRun.self, from: data)) ?? LastRun()
    }

    static func change(of name: String, in buildFolder: String, _ change: (inout LastRun) -> Void) {
        guard FileManager.default.fileExists(atPath: buildFolder) else { return }
        let file = URL(fileURLWithPath: path(of: name, in: buildFolder))
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        withLock(onFolder: folder.path) {
            let before = load(of: name, from: buildFolder)
            var lastRun = before
            change(&lastRun)
            if lastRun != before { try? JSONEncoder().encode(lastRun).write(to: file, options: .atomic) }
        }
    }

    /// Runs `body` while holding a folder's lock, or without the lock after waiting for a second.
    private static func withLock(onFolder path: String, _ body: () -> Void) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        let deadline = ContinuousClock.now + .seconds(1)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, .now < deadline { usleep(1000) }
        body()
        close(descriptor)
    }

    private static func path(of name: String, in buildFolder: String) -> String {
        "\(buildFolder)/specs/last-run/\(name).json"
    }
}
