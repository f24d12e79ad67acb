import SpecEvents

/// `bisect`: finds which examples make another one fail, and prints how to reproduce it.
struct BisectCommand {
    private let options: Options
    private let environment: [String: String]

    init(_ options: Options, _ environment: [String: String]) {
        (self.options, self.environment) = (options.forBisection, environment)
    }

    func run() throws -> ExitStatus {
        let session = try Session.start(options, environment)
        let examples = try session.listExamples().examples
        if examples.isEmpty { return try session.reportNothingToRun() }
        let bisection = Bisection(log: Console.error) { examples in
            let recorder = Recorder()
            _ = session.run(ExampleList(examples: examples), recorder)
            if Interrupts.stopReason != nil { ExitStatus.somethingFailed.exitRunner() }
            return recorder.results
        }
        let finding = bisection.find(in: examples)
        Console.write(finding.text(session.request))
        return finding == .nothingFails ? .allPassed : .somethingFailed
    }
}
