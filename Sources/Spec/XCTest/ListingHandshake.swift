import Foundation
import ProcessShims
import SpecEvents
import XCTest

/// What the runner asks a process first: which examples it would run. A process that has answered waits to be told to
/// run them, so that a run needs no second process that reads the same classes.
enum ListingHandshake {
    /// Writes an event for each example of the suite that XCTest is about to run, and waits to be told to go on.
    /// If it is not, the process ends, with nothing run. So it does if the bundle has other tests too: the runner runs
    /// examples only, and starts a process that is told its classes.
    static func answer(_ listing: ProcessRequest.Listing, for suite: XCTestSuite) {
        let tests = suite.leaves
        let examples = MainThread.run(with: tests) { $0.compactMap { $0 as? SpecCase }.flatMap(\.examples) }
        write(examples, withPlaces: listing == .places)
        guard !examples.isEmpty, tests.allSatisfy({ $0 is SpecCase }) else { leave() }
        // The runner knows by this that the list is complete.
        EventLog.shared?.write(.runStarted(exampleCount: examples.count))
        guard RunnerInput.waitToGoOn() else { leave() }
    }

    private static func leave() -> Never {
        process_run_is_under_way(false)
        exit(0)
    }

    /// Writes in big pieces, which is cheap, but not all in one, so that the runner reads while the next is made.
    private static func write(_ examples: [Example], withPlaces hasPlaces: Bool) {
        var rest = examples[...]
        while !rest.isEmpty {
            let events = MainThread.run(with: rest.prefix(500)) { examples in
                examples.map { Event.exampleListed($0.identity, groups: hasPlaces ? $0.groupPlaces : []) }
            }
            EventLog.shared?.write(events)
            rest = rest.dropFirst(500)
        }
    }
}

extension XCTest {
    /// The tests in it that are no suites, in the order in which they run; itself, if it is none.
    var leaves: [XCTest] {
        (self as? XCTestSuite).map { $0.tests.flatMap(\.leaves) } ?? [self]
    }
}
