import Foundation
import ProcessShims
import SpecEvents
import XCTest

/// Lists the process's examples for the runner, then waits for the runner to select some or all of
/// them. This avoids starting a second process that would read the same classes.
@MainActor enum ListingHandshake {
    /// Returns the identifiers of the examples to run, or `nil` for all examples. Exits if there
    /// are no examples to run, if `mayRun` is `false`, or if the runner does not answer.
    static func answer(
        _ listing: ProcessRequest.Listing,
        for examples: [Example],
        mayRun: Bool = true
    ) -> Set<String>? {
        write(examples, withPlaces: listing == .places)
        guard !examples.isEmpty, mayRun else { leave() }
        // To the runner, this event marks the end of the list.
        EventLog.shared?.write(.runStarted(exampleCount: examples.count))
        guard let share = RunnerInput.waitForShare() else { leave() }
        if share.ignoresFocus { SpecRegistry.shared.bundle.ignoreFocus() }
        return share.selectionPath.map(identifiers)
    }

    private static func leave() -> Never {
        EventLog.shared?.write(.runFinished)
        process_set_run_under_way(false)
        exit(0)
    }

    /// Writes the list in batches, so that the runner can read one while Spec prepares the next.
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

    private static func identifiers(inFile path: String) -> Set<String> {
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
    var leaves: [XCTest] {
        (self as? XCTestSuite).map { $0.tests.flatMap(\.leaves) } ?? [self]
    }
}
