import Foundation
import SpecEvents

/// Finds the filters of several that match no example, which a run of what the others match would not show.
enum FilterCheck {
    private final class Search: Sendable {
        let unmatched = Lock<[String]>([])
        let isOverdue = Lock(false)
        let end = DispatchSemaphore(value: 0)
    }

    /// The patterns of searches that took too long. A regular expression cannot be told to stop, so a thread that searches for one
    /// may go on until the runner ends: `--watch` starts no other.
    private static let endless = Lock<Set<[String]>>([])

    /// The patterns of several that match none of the examples.
    ///
    /// - Parameter limit: How long the search may take, because a regular expression may need years for a name; then the
    ///   result is empty.
    static func unmatched(
        _ patterns: [String],
        in examples: [ExampleIdentity],
        within limit: DispatchTimeInterval = .seconds(2)
    ) -> [String] {
        guard patterns.count > 1, !examples.isEmpty, !endless.withLock({ $0.contains(patterns) }) else { return [] }
        let search = Search()
        let thread = Thread {
            let unmatched = patterns.filter { pattern in
                guard let filter = try? NameFilter(pattern) else { return false }
                return !examples.contains { search.isOverdue.withLock(\.self) || filter.matches($0) }
            }
            search.unmatched.withLock { $0 = unmatched }
            search.end.signal()
        }
        thread.qualityOfService = .background
        thread.start()
        guard search.end.wait(timeout: .now() + limit) == .success else {
            search.isOverdue.withLock { $0 = true }
            _ = endless.withLock { $0.insert(patterns) }
            return []
        }
        return search.unmatched.withLock(\.self)
    }
}
