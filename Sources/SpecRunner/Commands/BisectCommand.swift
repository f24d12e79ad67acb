import SpecEvents

/// `bisect`: finds for each example that fails which others make it fail, and prints how to reproduce it.
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
        var findings: [Bisection.Finding] = []
        bisection.find(in: examples) { finding in
            Console.write((findings.isEmpty ? "" : "\n") + finding.text(session.request))
            findings.append(finding)
        }
        return findings == [.nothingFails] ? .allPassed : .somethingFailed
    }
}
