/// A failure and its source location.
public struct RecordedFailure: Hashable, Sendable {
    /// The failure message, which may have several lines.
    public var message: String
    /// The location of the expectation, hook or example that failed, or `nil` if unknown.
    public var location: CodeLocation?
    /// The cause to report to XCTest. Events omit it.
    package var cause = FailureCause()

    /// Creates a failure with a message and a source location. If the message is longer than a
    /// megabyte in UTF-8, it is truncated and ends with the number of omitted bytes.
    public init(message: String, location: CodeLocation?) {
        self.message = message.utf8.count > Self.longest ? Self.cut(message) : message
        self.location = location
    }

    private static let longest = 1 << 20

    private static func cut(_ message: String) -> String {
        let kept = String(decoding: message.utf8.prefix(longest), as: UTF8.self)
        return "\(kept)\n… and \(message.utf8.count - longest) more bytes"
    }

    /// Creates a failure that only shows where a crash happened. The example's result says why.
    ///
    /// - Parameter locations: A backtrace, innermost first.
    package static func crash(at locations: [CodeLocation]) -> RecordedFailure { place(crashMessage, locations) }

    package static func hang(at locations: [CodeLocation]) -> RecordedFailure { place(hangMessage, locations) }

    private static func place(_ message: String, _ locations: [CodeLocation]) -> RecordedFailure {
        RecordedFailure(message: message, location: locations.first).called(at: Array(locations.dropFirst()))
    }

    package func called(at places: [CodeLocation]) -> RecordedFailure {
        with(message: ([message] + places.map { "called at \($0)" }).joined(separator: "\n"))
    }

    package func with(message: String) -> RecordedFailure {
        var failure = self
        failure.message = message
        return failure
    }

    package var prefix: String { location.map { "\($0): " } ?? "" }

    package var details: Substring { message.drop { $0 != "\n" }.dropFirst() }

    /// Whether this failure only shows where a crash or hang occurred.
    package var isPlaceOfCrash: Bool {
        let heading = message.prefix { $0 != "\n" }
        return (heading == Self.crashMessage || heading == Self.hangMessage) && location != nil
    }

    private static let crashMessage = "this is where it crashed"
    private static let hangMessage = "this is where it was"
}

/// All causes are equal, so that comparisons of failures ignore them.
package struct FailureCause: Hashable, Sendable {
    package let error: (any Error)?
    /// Whether a ``ReplayVariable``'s choices could not be repeated because the code has changed.
    package let isStale: Bool

    package init(_ error: (any Error)? = nil, isStale: Bool = false) {
        (self.error, self.isStale) = (error, isStale)
    }

    package static func == (left: FailureCause, right: FailureCause) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

/// A line in a source file, such as the location of a failure or an example.
///
/// ```swift
/// CodeLocation(file: "Specs/FooSpec.swift", line: 12).description  // "Specs/FooSpec.swift:12"
/// ```
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
    /// The file's path, as it was passed to the compiler.
    public var file: String
    /// The line number, which counts from 1.
    public var line: Int

    /// Creates a location from a path and a 1-based line number.
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

    /// Returns whether the path belongs to the framework's sources. These may be in another folder
    /// than those of an installed runner. The example apps are excluded, because their specs
    /// represent a user's code.
    package static func isInFramework(_ path: some StringProtocol) -> Bool {
        [sources, "/swift-spec/Sources/"].contains { path.contains($0) && !path.contains($0 + "Examples/") }
    }

    private static let sources = String(#filePath.dropLast("SpecEvents/Failures/RecordedFailure.swift".count))
}

package struct FailureCollection: ~Copyable, Sendable {
    /// `nil` after ``close()``.
    private let failures = Lock<[RecordedFailure]?>([])

    package init() {}

    /// Adds a failure, unless the collection is closed. Returns whether the failure was added.
    package func add(_ failure: RecordedFailure) -> Bool {
        failures.withLock { failures in
            failures?.append(failure)
            return failures != nil
        }
    }

    /// Closes the collection. Returns its failures on the first call, and an empty array later.
    package func close() -> [RecordedFailure] {
        failures.withLock { failures in
            defer { failures = nil }
            return failures ?? []
        }
    }
}
