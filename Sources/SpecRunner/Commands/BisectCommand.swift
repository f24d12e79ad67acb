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
        var list = try session.listExamples()
        if list.examples.isEmpty { return try session.reportNothingToRun() }
        list.processes = [:]
        func run(_ order: Request.Order?) -> Bisection.Run {
            { [list] examples in
                let recorder = Recorder()
                var part = list
                part.examples = examples
                _ = session.run(part, [recorder], in: order)
                if Interrupts.stopReason != nil { ExitStatus.somethingFailed.exitRunner() }
                return recorder.results
            }
        }
        let bisection = Bisection(log: Console.error, runAsDeclared: run(.declared), run: run(nil))
        var findings: [Bisection.Finding] = []
        bisection.find(in: list.examples) { finding in
            Console.write((findings.isEmpty ? "" : "\n") + finding.text(options, seed: session.request.seed))
            findings.append(finding)
        }
        return findings == [.nothingFails] ? .allPassed : .somethingFailed
    }
}
