#if !canImport(ObjectiveC)
    import Foundation
    import ProcessShims
    import XCTest

    // A test runner, such as SwiftPM's, ends by calling one of XCTest's `XCTMain` functions. The
    // functions here have the same symbol names and come first in lookup, so they receive the call:
    //
    //     XCTMain                       called by the runner, with its test classes
    //       spec_call_xctest_main       calls libXCTest's own, with these and all spec classes
    //
    // These functions are exported but not public, so that editors do not suggest them.

    @usableFromInline
    @_silgen_name("$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF")
    func runTests(_ entries: [XCTestCaseEntry]) -> Never {
        exit(run(entries, CommandLine.arguments, nil))
    }

    @usableFromInline
    @_silgen_name("$s6XCTest7XCTMain_9argumentss5NeverOSayAA0A4CaseCm04testE5Class_SaySS_yAGKctG8allTeststG_SaySSGtF")
    func runTests(_ entries: [XCTestCaseEntry], _ arguments: [String]) -> Never {
        exit(run(entries, arguments, nil))
    }

    @usableFromInline
    @_silgen_name(
        "$s6XCTest7XCTMain_9arguments9observerss5NeverOSayAA0A4CaseCm04testF5Class_SaySS_yAHKctG8allTeststG_SaySSGSayAA0A11Observation_pGtF"
    )
    func runTests(
        _ entries: [XCTestCaseEntry],
        _ arguments: [String],
        _ observers: [any XCTestObservation]
    ) -> Never {
        exit(run(entries, arguments, observers))
    }

    @usableFromInline
    @_silgen_name(
        "$s6XCTest7XCTMain_9arguments9observerss5Int32VSayAA0A4CaseCm04testF5Class_SaySS_yAHKctG8allTeststG_SaySSGSayAA0A11Observation_pGSgtF"
    )
    func runTests(
        _ entries: [XCTestCaseEntry],
        _ arguments: [String],
        _ observers: [any XCTestObservation]?
    ) -> CInt {
        // The rules_swift runner calls this function and passes the tests that it has selected.
        run(entries, arguments, observers, runnerSelects: true)
    }

    private func run(
        _ entries: [XCTestCaseEntry],
        _ arguments: [String],
        _ observers: [any XCTestObservation]?,
        runnerSelects: Bool = false
    ) -> CInt {
        let run = MainActor.assumeIsolated(with: (entries, arguments)) {
            BundleRun($0, arguments: $1, runnerSelects: runnerSelects)
        }
        // Pass `[]` rather than `nil` to silence XCTest, because the marks replace its output.
        let observers = observers ?? (OutputMarker.shared == nil ? nil : [])
        guard let mutationRun else { return xctestMain(run.entries, run.arguments, observers) }
        return mutationRun(run.entries) { entries in
            process_take_over_run()
            let status = xctestMain(entries, run.arguments, observers)
            // Set the status here, because the forked copy skips the exit handler that would do so.
            return process_must_fail() ? max(status, 1) : status
        }
    }

    /// A function that receives the entries in place of XCTest. It calls `run` in each process,
    /// with some of the entries. `nil` except in the copy of a package that `specs mutate` makes.
    @_spi(Mutation) public nonisolated(unsafe) var mutationRun:
        ((_ entries: [XCTestCaseEntry], _ run: ([XCTestCaseEntry]) -> CInt) -> CInt)?

    @_silgen_name("spec_call_xctest_main")
    private func xctestMain(
        _ entries: [XCTestCaseEntry],
        _ arguments: [String],
        _ observers: [any XCTestObservation]?
    ) -> CInt
#endif
