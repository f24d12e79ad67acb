/// A failure and its source location.
public struct RecordedFailure: Hashable, Sendable {
    /// The failure message, such as the expectation and the actual value; may have several lines.
    public var message: String
    /// The source location of the expectation, or hook or example that threw; `nil` if unknown.
    public var location: CodeLocation?
    /// The cause of the failure, for XCTest's report. Events do not carry it.
    package var cause = FailureCause()

    /// Creates a failure from its message and source location. Truncates a message of more than a
    /// megabyte in UTF-8, saying how much is missing, because readers would take minutes.
    public init(message: String, location: CodeLocation?) {
        self.message = message.utf8.count > Self.longest ? Self.cut(message) : message
        self.location = location
    }

    private static let longest = 1 << 20

    private static func cut(_ message: String) -> String {
        let kept = String(decoding: message.utf8.prefix(longest), as: UTF8.self)
        return "\(kept)\n… and \(message.utf8.count - longest) more bytes"
    }

    /// Returns a failure that carries the source locations in the backtrace of a crashed process,
    /// innermost first. The reason for the crash is in the example's result.
    package static func crash(at locations: [CodeLocation]) -> RecordedFailure { place(crashMessage, locations) }

    /// Returns a failure with the source locations where a process timed out, innermost first.
    package static func hang(at locations: [CodeLocation]) -> RecordedFailure { place(hangMessage, locations) }

    private static func place(_ message: String, _ locations: [CodeLocation]) -> RecordedFailure {
        RecordedFailure(message: message, location: locations.first).called(at: Array(locations.dropFirst()))
    }

    /// Returns the failure with the calls that led to it, each on its own line of the message.
    package func called(at places: [CodeLocation]) -> RecordedFailure {
        with(message: ([message] + places.map { "called at \($0)" }).joined(separator: "\n"))
    }

    /// Returns the same failure with another message.
    package func with(message: String) -> RecordedFailure {
        var failure = self
        failure.message = message
        return failure
    }

    /// The source location as a prefix of the message, `file:line: `; empty if it is unknown.
    package var prefix: String { location.map { "\($0): " } ?? "" }

    /// The lines of the message after the first one.
    package var details: Substring { message.drop { $0 != "\n" }.dropFirst() }

    /// Whether this failure only carries the source location of a crash or a hang.
    package var isPlaceOfCrash: Bool {
        let heading = message.prefix { $0 != "\n" }
        return (heading == Self.crashMessage || heading == Self.hangMessage) && location != nil
    }

    private static let crashMessage = "this is where it crashed"
    private static let hangMessage = "this is where it was"
}

/// The cause of a failure. All causes are equal, because they are not part of a failure's content.
package struct FailureCause: Hashable, Sendable {
    package let error: (any Error)?
    /// Whether the run could not repeat a ``ReplayVariable``'s choices: the code has changed.
    package let isMisfit: Bool

    package init(_ error: (any Error)? = nil, isMisfit: Bool = false) {
        (self.error, self.isMisfit) = (error, isMisfit)
    }

    package static func == (left: FailureCause, right: FailureCause) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

/// A source location, such as that of a failure or of an example.
///
/// ```swift
/// CodeLocation(file: "Specs/FooSpec.swift", line: 12).description  // "Specs/FooSpec.swift:12"
/// ```
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as passed to the compiler.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a location from a path and a line counted from 1.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// Creates a location from the values of `#filePath` and `#line`.
    public init(file: StaticString, line: UInt) {
        self.init(file: "\(file)", line: Int(clamping: line))
    }

    /// The location as `file:line`, the form that compilers and editors use.
    public var description: String { "\(file):\(line)" }
}

/// A collection that keeps failures until it is closed. May be used from any thread.
package struct FailureCollection: ~Copyable, Sendable {
    /// `nil` after ``close()``.
    private let failures = Lock<[RecordedFailure]?>([])

    package init() {}

    /// Adds a failure. Returns `false` if the collection is closed and does not keep it.
    package func add(_ failure: RecordedFailure) -> Bool {
        failures.withLock { failures in
            failures?.append(failure)
            return failures != nil
        }
    }

    /// Closes the collection. Returns its failures in order; none after the first call.
    package func close() -> [RecordedFailure] {
        failures.withLock { failures in
            defer { failures = nil }
            return failures ?? []
        }
    }
}
