/// A failure and its place.
public struct RecordedFailure: Hashable, Sendable {
    /// The expectation and the actual value; may have several lines.
    public var message: String
    /// The place of the expectation, or of the hook or example that threw; `nil` if it is unknown.
    public var location: CodeLocation?
    /// The error behind it, for XCTest's report. It stays in the process.
    package var cause = FailureCause()

    /// Makes a failure from its message and place. It cuts a message longer than a megabyte in
    /// UTF-8 and says how much is missing: readers would take minutes.
    public init(message: String, location: CodeLocation?) {
        self.message = message.utf8.count > Self.longest ? Self.cut(message) : message
        self.location = location
    }

    private static let longest = 1 << 20

    private static func cut(_ message: String) -> String {
        let kept = String(decoding: message.utf8.prefix(longest), as: UTF8.self)
        return "\(kept)\n… and \(message.utf8.count - longest) more bytes"
    }

    /// A failure that carries the places in the backtrace of a crashed process, from the inside
    /// out; the result has the reason.
    package static func crash(at locations: [CodeLocation]) -> RecordedFailure { place(crashMessage, locations) }

    /// A failure that carries the places where a process timed out, from the inside out.
    package static func hang(at locations: [CodeLocation]) -> RecordedFailure { place(hangMessage, locations) }

    private static func place(_ message: String, _ locations: [CodeLocation]) -> RecordedFailure {
        RecordedFailure(message: message, location: locations.first).called(at: Array(locations.dropFirst()))
    }

    /// The failure with the places that led to it, each on its own line.
    package func called(at places: [CodeLocation]) -> RecordedFailure {
        with(message: ([message] + places.map { "called at \($0)" }).joined(separator: "\n"))
    }

    /// The same failure with another message.
    package func with(message: String) -> RecordedFailure {
        var failure = self
        failure.message = message
        return failure
    }

    /// The place before a message, `file:line: `; empty if it is unknown.
    package var prefix: String { location.map { "\($0): " } ?? "" }

    /// The lines after the first one.
    package var details: Substring { message.drop { $0 != "\n" }.dropFirst() }

    /// Whether this only carries the place of a crash or a hang.
    package var isPlaceOfCrash: Bool {
        let heading = message.prefix { $0 != "\n" }
        return (heading == Self.crashMessage || heading == Self.hangMessage) && location != nil
    }

    private static let crashMessage = "this is where it crashed"
    private static let hangMessage = "this is where it was"
}

/// What is behind a failure. All are equal, because they are not part of its content.
package struct FailureCause: Hashable, Sendable {
    package let error: (any Error)?
    /// Whether the run could not repeat the choices of a ``ReplayVariable``: the code has changed since.
    package let isMisfit: Bool

    package init(_ error: (any Error)? = nil, isMisfit: Bool = false) {
        (self.error, self.isMisfit) = (error, isMisfit)
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
    /// The path of the file, as passed to the compiler.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Makes a location from a path and a line counted from 1.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// Makes a location from the values of `#filePath` and `#line`.
    public init(file: StaticString, line: UInt) {
        self.init(file: "\(file)", line: Int(clamping: line))
    }

    /// `file:line`, the form of compilers and editors.
    public var description: String { "\(file):\(line)" }
}

/// Failures kept until the collection is closed. May be used from any thread.
package struct FailureCollection: ~Copyable, Sendable {
    /// `nil` after ``close()``.
    private let failures = Lock<[RecordedFailure]?>([])

    package init() {}

    /// Adds a failure.
    ///
    /// - Returns: `false` if the collection is closed and does not keep the failure.
    package func add(_ failure: RecordedFailure) -> Bool {
        failures.withLock { failures in
            failures?.append(failure)
            return failures != nil
        }
    }

    /// Ends the collection.
    ///
    /// - Returns: The failures in the order in which they were added; none after the first call.
    package func close() -> [RecordedFailure] {
        failures.withLock { failures in
            defer { failures = nil }
            return failures ?? []
        }
    }
}
