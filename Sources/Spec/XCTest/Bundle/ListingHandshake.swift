import Foundation
import ProcessShims
import SpecEvents
import XCTest

/// The handshake with the runner: the process lists the examples that it would run, then waits until the runner has it run them, or
/// some of them. So a run needs no other process that reads the same classes.
@MainActor enum ListingHandshake {
    /// Writes an event for each example, and waits for the runner. If the runner does not answer,
    /// the process exits without running anything.
    ///
    /// - Parameter mayRun: Whether XCTest runs nothing beside the examples.
    /// - Returns: The identifiers of the examples to run; `nil` for all.
    static func answer(
        _ listing: ProcessRequest.Listing,
        for examples: [Example],
        mayRun: Bool = true
    ) -> Set<ByteKey>? {
        write(examples, withPlaces: listing == .places)
        guard !examples.isEmpty, mayRun else { leave() }
        // This tells the runner that the list is complete.
        EventLog.shared?.write(.runStarted(exampleCount: examples.count))
        guard let share = RunnerInput.waitToGoOn() else { leave() }
        if share.ignoresFocus { SpecRegistry.shared.bundle.ignoreFocus() }
        return share.selectionPath.map(identifiers)
    }

    private static func leave() -> Never {
        EventLog.shared?.write(.runFinished)
        process_run_is_under_way(false)
        exit(0)
    }

    /// Writes few large pieces, which is fast, but more than one, so that the runner reads while
    /// the process makes the next.
    private static func write(_ examples: [Example], withPlaces hasPlaces: Bool) {
        var rest = examples[...]
        while !rest.isEmpty {
            let events = rest.prefix(500).map { example in
                var identity = example.identity
                identity.isFocused = example.isFocused
                return Event.exampleListed(identity, groups: hasPlaces ? example.groupPlaces : [])
            }
            EventLog.shared?.write(events)
            rest = rest.dropFirst(500)
        }
    }

    private static func identifiers(inFile path: String) -> Set<ByteKey> {
        do {
            return try RunConfiguration.identifiers(inFile: path)
        } catch {
            let misuse = Misuse.badEnvironment(ProcessRequest.Variable.selectionPath.rawValue, path, "\(error)")
            FailureOutsideExamples.report(misuse.failure)
            return []
        }
    }
}

extension XCTest {
    /// The tests in the suite that are not suites, in the order of the run; the test itself, if it is not a suite.
    var leaves: [XCTest] {
        (self as? XCTestSuite).map { $0.tests.flatMap(\.leaves) } ?? [self]
    }
}

extension OtherTests {
    /// Tells the runner, if it asks for a list, how many tests of the process are no examples.
    static func tell(xctest: Int) {
        guard ProcessRequest.current.listing != nil else { return }
        let tests = OtherTests(xctest: xctest, swiftTesting: swift_test_count())
        if !tests.isEmpty { EventLog.shared?.write(.otherTestsFound(tests)) }
    }
}
