import SpecEvents
import XCTest

@testable import SpecReports

/// Creates values that several tests of reports need.
class ReportTestCase: XCTestCase {
    let no = RecordedFailure(message: "no", location: CodeLocation(file: "/p/A.swift", line: 3))
    let late = Event.failedOutsideExamples(RecordedFailure(message: "late", location: nil))

    /// An example that has ended, with a change applied to its result.
    func example(
        _ names: [String] = ["g", "a"],
        in className: String = "M.C",
        tags: [String] = [],
        bugs: [String] = [],
        status: ExampleResult.Status = .passed,
        _ change: (inout ExampleResult) -> Void = { _ in }
    ) -> ReportedExample {
        var result = ExampleResult(status: status, duration: 0)
        change(&result)
        let identifier = "\(className)/" + names.joined(separator: " › ")
        return ReportedExample(
            ExampleIdentity(identifier: identifier, names: names, location: nil, tags: tags, bugs: bugs),
            result
        )
    }

    /// The event that reports the end of an example.
    func event(
        _ names: [String],
        in className: String = "M.C",
        tags: [String] = [],
        bugs: [String] = [],
        _ status: ExampleResult.Status = .passed,
        _ change: (inout ExampleResult) -> Void = { _ in }
    ) -> Event {
        let example = example(names, in: className, tags: tags, bugs: bugs, status: status, change)
        return .exampleFinished(example.identity, example.result)
    }

    /// The event that reports the end of an example with the given verdict.
    func event(_ verdict: Verdict) -> Event {
        switch verdict {
        case .passed: event(["a"])
        case .flaky: event(["a"]) { $0.earlierAttempts = [[self.no]] }
        case .knownIssue: event(["a"]) { $0.expectedFailures = [self.no] }
        case .skipped: event(["a"], .skipped)
        case .failed: event(["a"], .failed)
        case .crashed: event(["a"], .crashed)
        case .timedOut: event(["a"], .timedOut)
        case .exited: event(["a"], .exited)
        }
    }

    func tally(_ verdicts: Verdict...) -> Tally {
        var tally = Tally()
        verdicts.forEach { tally.count($0) }
        return tally
    }

    /// The summary of some events.
    func summary(_ events: [Event], duration: Double = 0) -> Summary {
        var summary = Summary()
        events.forEach { summary.count($0) }
        summary.duration = duration
        return summary
    }
}
