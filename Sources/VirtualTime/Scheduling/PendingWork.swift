import SpecEvents
import Foundation

/// A piece of work that waits for virtual time to advance.
///
/// ```swift
/// print(time.pending.map(\.description))
/// // ["work of “queue”, due at 3 s, submitted at 0 s at Sources/MainPresenter.swift:12"]
/// ```
public struct PendingWork: Sendable, CustomStringConvertible {
    /// Kinds of pending work.
    public enum Kind: Equatable, Sendable {
        /// Work that was submitted to the queue with this label.
        case queue(String)
        /// A sleeping task.
        case sleep
    }

    /// Whether this is work on a queue or a sleeping task.
    public let kind: Kind
    /// When the work is due, relative to the start of virtual time, or `nil` if it is never due.
    public let deadline: Duration?
    /// When the work was submitted, relative to the start of virtual time.
    public let submitted: Duration
    private let place: CallSite?

    /// Where the work was submitted, in the form `file:line`, or `nil` if the location is unknown.
    /// In a program without debug information, the location is the name of a function. Looking up
    /// the location takes milliseconds.
    public var location: String? { place?.description }

    /// A description that includes the deadline and says when and where the work was submitted.
    public var description: String {
        let due = deadline.map { "at \(Self.text($0))" } ?? "never"
        let site = location.map { " at \($0)" } ?? ""
        return switch kind {
        case .queue(let label): "work of “\(label)”, due \(due), submitted at \(Self.text(submitted))\(site)"
        case .sleep: "a sleep, due \(due), begun at \(Self.text(submitted))\(site)"
        }
    }

    init(_ work: ScheduledWork) {
        kind = work.queue.map { .queue($0.label) } ?? .sleep
        deadline = work.deadline
        submitted = work.addedAt
        place = work.place
    }

    static func text(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        return "\(Decimal(seconds) + Decimal(attoseconds) * Decimal(sign: .plus, exponent: -18, significand: 1)) s"
    }
}

/// An object that identifies a queue. Work retains this object instead of the queue, to avoid a
/// reference cycle.
final class SerialQueue: Sendable {
    let label: String

    init(label: String) {
        self.label = label
    }
}
