import SpecEvents
import Foundation

/// Work that runs when virtual time advances.
///
/// ```swift
/// print(time.pending.map(\.description))
/// // ["work of “queue”, due at 3 s, submitted at 0 s at Sources/MainPresenter.swift:12"]
/// ```
public struct PendingWork: Sendable, CustomStringConvertible {
    /// A kind of work: either work submitted to a queue or the sleep of a task.
    public enum Kind: Equatable, Sendable {
        /// Work submitted to the queue with this label.
        case queue(String)
        /// A sleeping task.
        case sleep
    }

    /// Whether the work belongs to a queue or is the sleep of a task.
    public let kind: Kind
    /// When the work is due, relative to the start of the virtual time; `nil` if never.
    public let deadline: Duration?
    /// When the work was submitted, relative to the start of the virtual time.
    public let submitted: Duration
    private let place: CallSite?

    /// Where the work was submitted, as `file:line` or, in a program without debug information, as
    /// the name of the function; `nil` if unknown. The lookup takes milliseconds.
    public var location: String? { place?.description }

    /// The kind of the work, its deadline, and when and where it was submitted.
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

/// The identity of a queue. Work retains this object instead of the queue, to avoid a reference
/// cycle.
final class SerialQueue: Sendable {
    let label: String

    init(label: String) {
        self.label = label
    }
}
