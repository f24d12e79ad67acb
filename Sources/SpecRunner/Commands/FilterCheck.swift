import Foundation
import SpecEvents
import Locks

/// Finds the filters of several that match no example, which a run of what the others match would not show.
enum FilterCheck {
    private final class Search: Sendable {
        let unmatched = Lock<[String]>([])
        let end = DispatchSemaphore(value: 0)
    }

    /// The patterns of several that match none of the examples.
    ///
    /// - Parameter limit: How long the search may take, because a regular expression may need years for a name; then the
    ///   result is empty.
    static func unmatched(
        _ patterns: [String],
        in examples: [ExampleIdentity],
        within limit: DispatchTimeInterval = .seconds(2)
    ) -> [String] {
        guard patterns.count > 1, !examples.isEmpty else { return [] }
        let search = Search()
        Thread.detachNewThread {
            let unmatched = patterns.filter { pattern in
                guard let filter = try? NameFilter(pattern) else { return false }
                return !examples.contains(where: filter.matches)
            }
            search.unmatched.withLock { $0 = unmatched }
            search.end.signal()
        }
        guard search.end.wait(timeout: .now() + limit) == .success else { return [] }
        return search.unmatched.withLock(\.self)
    }
}
