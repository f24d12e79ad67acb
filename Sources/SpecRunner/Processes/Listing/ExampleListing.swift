import Foundation
import SpecEvents

/// Starts a process for each bundle and asks it to list its examples. After that, the process waits
/// for permission to run them, so that no second process has to read the classes.
struct ExampleListing {
    let bundles: [TestBundle]
    let request: Request
    var limits = TimeLimits()

    private struct Answer {
        var examples: [ListedExample] = []
        var failures: [RecordedFailure] = []
        var isWaiting = false
        /// Whether the process has begun to read the classes but has not finished.
        var isReading = false

        mutating func note(_ event: Event) {
            switch event {
            case .exampleListed(let example, let groups):
                examples.append(ListedExample(example: example, groups: groups))
            case .failedOutsideExamples(let failure): failures.append(failure)
            case .runStarted: isWaiting = true
            case .phaseStarted: isReading = true
            case .runFinished: isReading = false
            case .exampleStarted, .stepStarted, .exampleFailed, .exampleFinished: break
            }
        }
    }

    func listExamples() throws -> ExampleList {
        let start = ContinuousClock.now
        let listing: ProcessRequest.Listing = request.places.isEmpty ? .examples : .places
        let processes = try bundles.map { try TestProcess($0, request, limits, listing: listing) }
        var list = ExampleList(of: bundles)
        do {
            var listed: [ListedExample] = []
            for (index, process) in processes.enumerated() {
                let answer = try waitForAnswer(of: process, bundles[index])
                if answer.isWaiting { list.processes[index] = process }
                try list.add(answer.examples.map(\.example), ofBundleAt: index)
                listed += answer.examples
            }
            if listing == .places {
                let selected = try request.places.reduce(into: Set<String>()) {
                    $0.formUnion(try $1.selected(from: listed, of: request.textWithoutPlaces))
                }
                list.keep { selected.contains($0.identifier) }
            }
            list.startTime = (.now - start) / .seconds(1)
        } catch {
            processes.forEach { $0.kill() }
            throw error
        }
        return list
    }

    private func waitForAnswer(of process: TestProcess, _ bundle: TestBundle) throws -> Answer {
        var answer = Answer()
        var end: TestProcess.End?
        while end == nil, !answer.isWaiting {
            end = process.pollWithinLimit { answer.note($0) }
            if process.speaksProtocol == false { throw RunnerError(Self.otherProtocol(of: bundle)) }
            guard end == nil, !answer.isWaiting else { break }
            process.activity.nextNotice().map(Console.error)
            try handleInterrupts(process)
            usleep(1000)
        }
        guard answer.isWaiting || end == .exited(0) && !answer.isReading, answer.failures.isEmpty else {
            throw error(of: process, bundle, end, answer.failures)
        }
        return answer
    }

    private func handleInterrupts(_ process: TestProcess) throws {
        if Interrupts.takeStatusRequest() {
            Console.error("still listing the examples; running: \(process.activity.text)")
        }
        if let reason = Interrupts.stopReason {
            process.kill()
            throw RunnerError("\(reason) before any example ran")
        }
    }

    // MARK: Errors

    private static func otherProtocol(of bundle: TestBundle) -> String {
        """
        \(bundle.path) was built with another version of Spec than this `specs`, which speaks protocol \(ProcessProtocol.number)
        use the runner of that version: `swift run specs` in the folder of the package
        """
    }

    private func error(
        of process: TestProcess,
        _ bundle: TestBundle,
        _ end: TestProcess.End?,
        _ failures: [RecordedFailure]
    ) -> RunnerError {
        let activity = process.activity
        let report = CrashReport(output: process.latestOutput)
        let place = (report.locations.first ?? activity.location).map { "\($0): " } ?? ""
        let phase = activity.phaseDescription.map { " while \($0)" } ?? ""
        let ending = end.map { "; the process \($0)\(phase)" } ?? ""
        let reasons =
            (activity.hasTimedOut ? [place + activity.overdueText] : []) + failures.map { $0.prefix + $0.message }
        let lines =
            ["\(bundle.path) could not list its examples\(activity.hasTimedOut ? "" : ending)"] + reasons
            + (activity.hasTimedOut ? report.printed : process.latestOutput)
        return RunnerError(lines.joined(separator: "\n"))
    }
}
