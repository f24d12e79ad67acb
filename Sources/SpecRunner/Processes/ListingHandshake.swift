import Foundation
import SpecEvents

/// Asks a test process which examples it would run. A process that has answered waits for permission to run them, so
/// that a run needs no second process that reads the same classes.
struct ListingHandshake {
    private let bundle: TestBundle
    private let request: Request
    private let limits: TimeLimits

    /// - Parameter limits: How long reading a class may take.
    init(_ bundle: TestBundle, _ request: Request, _ limits: TimeLimits = TimeLimits()) {
        (self.bundle, self.request, self.limits) = (bundle, request, limits)
    }

    /// What a process has answered.
    private struct Answer {
        var examples: [ListedExample] = []
        var failures: [RecordedFailure] = []
        /// Whether the list is complete and the process waits.
        var isWaiting = false

        mutating func note(_ event: Event) {
            switch event {
            case .exampleListed(let example, let groups):
                examples.append(ListedExample(example: example, groups: groups))
            case .failedOutsideExamples(let failure): failures.append(failure)
            case .runStarted: isWaiting = true
            case .phaseStarted, .exampleStarted, .stepStarted, .exampleFinished, .runFinished: break
            }
        }
    }

    /// Starts a process and returns the examples that the request selects.
    func listExamples() throws -> ExampleList {
        let listing: ProcessRequest.Listing = request.places.isEmpty ? .examples : .places
        let process = try TestProcess.start(bundle, request, limits, listing: listing)
        let answer = try waitForAnswer(of: process)
        var list = ExampleList(
            examples: answer.examples.map(\.example),
            process: answer.isWaiting ? process : nil
        )
        guard !request.places.isEmpty else { return list }
        let selected = try request.places.reduce(into: Set<String>()) {
            $0.formUnion(try $1.selected(from: answer.examples, of: request.textWithoutPlaces))
        }
        list.keep { selected.contains($0.identifier) }
        return list
    }

    private func waitForAnswer(of process: TestProcess) throws -> Answer {
        var answer = Answer()
        var notifier = LongRunningNotifier { Console.error($0) }
        var end: TestProcess.End?
        while end == nil, !answer.isWaiting {
            end = process.pollWithinLimit { answer.note($0) }
            guard end == nil, !answer.isWaiting else { break }
            notifier.check(process.activity)
            try handleInterrupts(process)
            usleep(1000)
        }
        guard answer.isWaiting || end == .exited(0), answer.failures.isEmpty else {
            throw error(of: process, end, answer.failures)
        }
        return answer
    }

    private func handleInterrupts(_ process: TestProcess) throws {
        if Interrupts.takeQuestion() { Console.error("still listing the examples; running: \(process.activity.text)") }
        if let reason = Interrupts.stopReason {
            process.kill()
            throw RunnerError("\(reason) before any example ran")
        }
    }

    // MARK: Errors

    private func error(of process: TestProcess, _ end: TestProcess.End?, _ failures: [RecordedFailure]) -> RunnerError {
        let activity = process.activity
        let report = CrashReport(output: process.latestOutput)
        let place = (report.location ?? activity.location).map { "\($0): " } ?? ""
        let phase = activity.phaseDescription.map { " while \($0)" } ?? ""
        let ending = end.map { "; the process \($0)\(phase)" } ?? ""
        let reasons = (activity.wasOverdue ? [place + activity.overdueText] : []) + failures.map(Self.text(of:))
        let lines =
            ["\(bundle.path) could not list its examples\(activity.wasOverdue ? "" : ending)"] + reasons
            + (activity.wasOverdue ? report.printed : process.latestOutput)
        return RunnerError(lines.joined(separator: "\n"))
    }

    private static func text(of failure: RecordedFailure) -> String {
        (failure.location.map { "\($0): " } ?? "") + failure.message
    }
}
