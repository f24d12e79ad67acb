import Foundation
import ProcessShims
import SpecEvents
import XCTest

/// The handshake with the runner: the process lists the examples that it would run, then waits for the runner's byte to
/// run them. So a run needs no second process that reads the same classes.
enum ListingHandshake {
    /// Writes an event for each example of the suite that XCTest is about to run, and waits for the runner. If the
    /// runner does not answer, the process exits without running anything.
    static func answer(_ listing: ProcessRequest.Listing, for suite: XCTestSuite) {
        let tests = suite.leaves
        let examples = MainActor.assumeIsolated(with: tests, SpecCase.examples)
        #if canImport(ObjectiveC)
            OtherTests.tell(xctest: tests.count { !($0 is SpecCase) })
        #endif
        write(examples, withPlaces: listing == .places)
        guard !examples.isEmpty, tests.allSatisfy({ $0 is SpecCase }) else { leave() }
        // This tells the runner that the list is complete.
        EventLog.shared?.write(.runStarted(exampleCount: examples.count))
        guard RunnerInput.waitToGoOn() else { leave() }
    }

    private static func leave() -> Never {
        process_run_is_under_way(false)
        exit(0)
    }

    /// Writes few large pieces, which is fast, but more than one, so that the runner reads while the process makes the
    /// next.
    private static func write(_ examples: [Example], withPlaces hasPlaces: Bool) {
        var rest = examples[...]
        while !rest.isEmpty {
            let events = MainActor.assumeIsolated(with: rest.prefix(500)) { examples in
                examples.map { example in
                    var identity = example.identity
                    identity.isFocused = example.isFocused
                    return Event.exampleListed(identity, groups: hasPlaces ? example.groupPlaces : [])
                }
            }
            EventLog.shared?.write(events)
            rest = rest.dropFirst(500)
        }
    }
}

extension XCTest {
    /// The tests in the suite that are not suites, in the order of the run; the test itself, if it is not a suite.
    var leaves: [XCTest] {
        (self as? XCTestSuite).map { $0.tests.flatMap(\.leaves) } ?? [self]
    }
}
