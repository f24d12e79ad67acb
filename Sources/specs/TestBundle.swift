import Foundation
import SpecEvents
import TerminalText

/// The executable that SwiftPM builds of all test targets.
struct TestBundle {
    let path: String

    init(path: String) throws {
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw RunnerError("\(path) is no executable file; without --bundle the package's tests are built and found")
        }
        self.path = path
    }

    /// Builds the tests of the package in the current folder. What the build prints goes to standard error, so that
    /// standard output has the documentation and nothing else.
    ///
    /// - Parameter grace: How long the build has for its end when it is interrupted.
    static func built(grace: Duration) throws -> TestBundle {
        let isWatched = TerminalDevice(STDERR_FILENO).isTerminal
        try SwiftCommand.run(
            ["build", "--build-tests"] + (isWatched ? [] : ["--quiet"]),
            output: STDERR_FILENO,
            grace: grace
        )
        let output = try SwiftCommand.output(of: ["build", "--show-bin-path"], grace: grace)
        let folder = URL(fileURLWithPath: output.trimmingCharacters(in: .whitespacesAndNewlines))
        guard let bundle = newestBundle(in: folder) else {
            throw RunnerError("no test bundle in \(folder.path): the package has no test target")
        }
        return try TestBundle(path: bundle.path)
    }

    /// All examples that are asked for.
    ///
    /// - Parameter limits: How long to read one class may take.
    func roster(_ request: Request, _ limits: TimeLimits = TimeLimits()) throws -> Roster {
        let (listed, process) = try rollCall(request, limits)
        var roster = Roster(examples: listed.map(\.example), process: process)
        guard !request.places.isEmpty else { return roster }
        let selected = try request.places.reduce(into: Set<String>()) { $0.formUnion(try $1.selected(from: listed)) }
        roster.keep { selected.contains($0.identifier) }
        return roster
    }

    /// Asks a process what it would run.
    ///
    /// - Returns: The process, too, if it waits to be told to do so.
    private func rollCall(
        _ request: Request,
        _ limits: TimeLimits
    ) throws -> (examples: [ListedExample], process: TestProcess?) {
        let rollCall = request.places.isEmpty ? TestProcess.RollCall.examples : .places
        let process = try TestProcess(self, arguments: [], request, limits, rollCall: rollCall)
        var examples: [ListedExample] = []
        var failures: [RecordedFailure] = []
        var isWaiting = false
        var longRunning = LongRunning { Console.error($0) }
        var end: TestProcess.End?
        while end == nil, !isWaiting {
            end = process.pollWithinLimit { event in
                switch event {
                case .exampleListed(let example, let groups):
                    examples.append(ListedExample(example: example, groups: groups))
                case .failedOutsideExamples(let failure): failures.append(failure)
                case .runStarted: isWaiting = true
                default: break
                }
            }
            if end == nil, !isWaiting { try Self.lookAround(process, &longRunning) }
        }
        guard isWaiting || end == .exited(0), failures.isEmpty else {
            throw listingError(process, end, failures)
        }
        return (examples, isWaiting ? process : nil)
    }

    /// Waits for a moment, and looks for what people ask for.
    private static func lookAround(_ process: TestProcess, _ longRunning: inout LongRunning) throws {
        longRunning.look(at: process.activity)
        if Interrupts.takeQuestion() { Console.error("still listing the examples; running: \(process.activity.text)") }
        if let reason = Interrupts.stopReason {
            process.kill()
            throw RunnerError("\(reason) before any example ran")
        }
        usleep(1000)
    }

    private func listingError(
        _ process: TestProcess,
        _ end: TestProcess.End?,
        _ failures: [RecordedFailure]
    ) -> RunnerError {
        let activity = process.activity
        let place = activity.location.map { "\($0): " } ?? ""
        let phase = activity.phaseInWords.map { " while \($0)" } ?? ""
        let end = activity.wasOverdue ? "" : "; it \(end.map { "\($0)\(phase)" } ?? "was not fit to run them")"
        let reasons = (activity.wasOverdue ? [place + activity.overdueText] : []) + failures.map(Self.text(of:))
        let lines = ["\(path) could not list its examples\(end)"] + reasons + process.latestOutput
        return RunnerError(lines.joined(separator: "\n"))
    }

    private static func text(of failure: RecordedFailure) -> String {
        (failure.location.map { "\($0): " } ?? "") + failure.message
    }

    /// A package that was renamed leaves its old bundle behind; the one that was just built is the newest.
    private static func newestBundle(in folder: URL) -> URL? {
        let key = URLResourceKey.contentModificationDateKey
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [key])
        return files?.filter { $0.pathExtension == "xctest" }.max { left, right in
            let dates = [left, right].map { try? $0.resourceValues(forKeys: [key]).contentModificationDate }
            return (dates[0] ?? nil) ?? .distantPast < (dates[1] ?? nil) ?? .distantPast
        }
    }
}
