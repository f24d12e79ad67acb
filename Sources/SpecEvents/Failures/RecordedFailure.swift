/// A failure and its place.
public struct RecordedFailure: Hashable, Sendable {
    /// What was expected and what was there instead; may have several lines.
    public var message: String
    /// The place of the expectation, or of the hook or example that threw; `nil` if it is unknown.
    public var location: CodeLocation?
    /// The error behind it, for XCTest's own report, and how it is repeated, for the result. It does not leave the process.
    package var cause = FailureCause()

    /// Makes a failure from its message and place. Of a message longer than a megabyte, in UTF-8,
    /// it keeps the beginning, and says how much is left out: all that reads it would take minutes.
    public init(message: String, location: CodeLocation?) {
        self.message = message.utf8.count > Self.longest ? Self.cut(message) : message
        self.location = location
    }

    private static let longest = 1 << 20

    private static func cut(_ message: String) -> String {
        let kept = String(decoding: message.utf8.prefix(longest), as: UTF8.self)
        return "\(kept)\n… and \(message.utf8.count - longest) more bytes"
    }

    /// A failure that carries the places that the backtrace of a crashed process names, from the
    /// inside out; the result has the reason.
    package static func crash(at locations: [CodeLocation]) -> RecordedFailure { place(crashMessage, locations) }

    /// A failure that carries the places at which a process was when its time was over, from the inside out.
    package static func hang(at locations: [CodeLocation]) -> RecordedFailure { place(hangMessage, locations) }

    private static func place(_ message: String, _ locations: [CodeLocation]) -> RecordedFailure {
        RecordedFailure(message: message, location: locations.first).called(at: Array(locations.dropFirst()))
    }

    /// The failure with the places that led to it, a line for each.
    package func called(at places: [CodeLocation]) -> RecordedFailure {
        with(message: ([message] + places.map { "called at \($0)" }).joined(separator: "\n"))
    }

    /// The same failure in other words.
    package func with(message: String) -> RecordedFailure {
        var failure = self
        failure.message = message
        return failure
    }

    /// The place as it stands before a message, `file:line: `; empty if it is unknown.
    package var prefix: String { location.map { "\($0): " } ?? "" }

    /// The lines after the first one.
    package var details: Substring { message.drop { $0 != "\n" }.dropFirst() }

    /// Whether this only carries the place of a crash, or of a hang.
    package var isPlaceOfCrash: Bool {
        let heading = message.prefix { $0 != "\n" }
        return (heading == Self.crashMessage || heading == Self.hangMessage) && location != nil
    }

    private static let crashMessage = "this is where it crashed"
    private static let hangMessage = "this is where it was"
}

/// The error behind a failure, if there is one, and how the failure is repeated. It is no part of
/// what a failure says, so all are equal.
package struct FailureCause: Hashable, Sendable {
    package let error: (any Error)?
    /// How the failure is repeated, if chance decides that: by default as the error says.
    package let replay: Replay?

    package init(_ error: (any Error)? = nil, replay: Replay? = nil) {
        self.error = error
        self.replay = replay ?? (error as? any ReplayableError)?.replay
    }

    package static func == (left: FailureCause, right: FailureCause) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

/// A place in source code, such as that of a failure or of an example.
///
/// ```swift
/// CodeLocation(file: "Specs/FooSpec.swift", line: 12).description  // "Specs/FooSpec.swift:12"
/// ```
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as the compiler got it.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Makes a location from a path and a line counted from 1.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// Makes a location from what `#filePath` and `#line` give.
    public init(file: StaticString, line: UInt) {
        self.init(file: "\(file)", line: Int(clamping: line))
    }

    /// `file:line`, as compilers and editors write it.
    public var description: String { "\(file):\(line)" }
}

/// Failures that are kept until the collection is closed. May be used from any thread.
package struct FailureCollection: ~Copyable, Sendable {
    /// `nil` after ``close()``.
    private let failures = Lock<[RecordedFailure]?>([])

    package init() {}

    /// Adds a failure.
    ///
    /// - Returns: `false` if the collection has been closed, and does not keep the failure.
    package func add(_ failure: RecordedFailure) -> Bool {
        failures.withLock { failures in
            failures?.append(failure)
            return failures != nil
        }
    }

    /// Ends the collection.
    ///
    /// - Returns: The failures, in the order in which they were added; none from the second time on.
    package func close() -> [RecordedFailure] {
        failures.withLock { failures in
            defer { failures = nil }
            return failures ?? []
        }
    }
}
