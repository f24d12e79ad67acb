import SpecEvents

extension Session {
    /// Says why there is nothing to run, also in the report files, so that these do not show an earlier run.
    func reportNothingToRun(_ reports: Reports? = nil) throws -> ExitStatus {
        if options.isSilentIfNothingFailed { return .nothingToRun }
        Console.error("error: \(reason)")
        let failure = RecordedFailure(message: reason, location: nil)
        reports?.makeFileReporters().replay([
            .runStarted(exampleCount: 0, part: options.shard), .failedOutsideExamples(failure), .runFinished,
        ])
        try reports?.checkFilesAreWritten()
        return .nothingToRun
    }

    private var reason: String {
        if options.onlyFailures {
            return "no selected example failed when it last ran; if something failed outside of examples, "
                + "run without --only-failures"
        }
        return request.text.isEmpty
            ? "the package has no examples: no class in its test targets inherits from SpecCase and declares any; "
                + "`swift test` runs tests of XCTest and of Swift Testing"
            : "no example matches \(request.text); --list prints the names"
    }
}
