import Foundation
import SpecEvents

/// One run of a test bundle, watched: its events as they come, what it prints, and how it ends.
final class TestProcess {
    typealias End = ChildProcess.End

    /// What a process has to say before it runs anything.
    enum RollCall: String {
        /// Which examples it would run.
        case examples
        /// And where the groups around them stand.
        case places
    }

    private let process: ChildProcess
    private let events: EventReader
    private let eventsPath: String
    private var output: OutputReader
    /// What the process is doing.
    let activity: ProcessActivity
    /// What the process is told: to go on after the roll call, and to skip the rest.
    private let input: ChildPipe
    private let waitsToGoOn: Bool
    private let selection: SelectionFile?

    /// Starts the bundle with some of its examples.
    convenience init(
        _ bundle: TestBundle,
        toRun examples: [ExampleIdentity],
        _ request: Request,
        _ limits: TimeLimits
    ) throws {
        try self.init(
            bundle,
            arguments: [Self.classNames(of: examples)],
            request,
            limits,
            selection: try SelectionFile(examples)
        )
    }

    /// Starts the bundle.
    ///
    /// - Parameters:
    ///   - arguments: XCTest's own arguments.
    ///   - request: What the environment is to say.
    ///   - limits: How long what it does may take.
    ///   - selection: For `SPEC_SELECTION`.
    ///   - rollCall: Set if the process is to say what it would run, and to wait for ``goOn()``.
    init(
        _ bundle: TestBundle,
        arguments: [String],
        _ request: Request,
        _ limits: TimeLimits,
        selection: SelectionFile? = nil,
        rollCall: RollCall? = nil
    ) throws {
        self.selection = selection
        activity = ProcessActivity(limits)
        input = try ChildPipe()
        waitsToGoOn = rollCall != nil
        eventsPath = try TemporaryFolder.newEmptyFile("events.jsonl")
        events = try EventReader(path: eventsPath)
        let pipe = try ChildPipe()
        output = OutputReader(pipe)
        let environment = Self.environment(
            request,
            [
                "SPEC_SUPERVISED": "\(ProcessInfo.processInfo.processIdentifier)", "SPEC_EVENTS": eventsPath,
                "SPEC_SELECTION": selection?.path ?? "", "SPEC_ROLL_CALL": rollCall?.rawValue ?? "",
            ]
        )
        guard let writing = pipe.writing else { preconditionFailure("the pipe has just been made") }
        process = try ChildProcess(
            bundle.path,
            arguments,
            environment: environment,
            leadsGroup: true,
            input: input.reading,
            output: writing,
            errors: writing
        )
        pipe.closeWriting()
        input.closeReading()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: eventsPath)
    }

    /// Lets a process go on that waits after its roll call.
    func goOn() {
        guard waitsToGoOn else { return }
        activity.restart()
        tell("\n")
    }

    /// Lets a process skip what it has not begun, and come to its end.
    func skipRest(because reason: String) {
        tell(reason + "\n")
    }

    private func tell(_ text: String) {
        guard let descriptor = input.writing else { return }
        // The process may have been killed, and that is told elsewhere.
        let before = signal(SIGPIPE, SIG_IGN)
        write(descriptor, text, text.utf8.count)
        signal(SIGPIPE, before)
    }

    /// Hands on the events that have come, results with what their examples printed. Kills the process if what it does
    /// takes too long.
    ///
    /// - Returns: How the process ended; `nil` while it is running.
    func pollWithinLimit(_ receive: (Event) -> Void) -> End? {
        let end = poll(receive)
        guard end == nil, activity.isOverdue, !activity.wasOverdue else { return end }
        // Stopped first, so that it cannot go on to another example between the last look and the end.
        pause()
        var last = poll(receive)
        while last == nil, events.hasMore { last = poll(receive) }
        if activity.isOverdue {
            activity.end()
            kill()
        } else {
            resume()
        }
        return last
    }

    private func poll(_ receive: (Event) -> Void) -> End? {
        let end = process.poll()
        // First the events, then the output: whatever an example printed was printed before it said that it was done.
        let new = events.newEvents()
        output.read()
        for event in new {
            activity.note(event)
            receive(addingOutput(to: event))
        }
        return events.hasMore ? nil : end
    }

    /// Where the process prints, to be waited for.
    var outputDescriptor: Int32 { output.descriptor }

    /// Ends the process at once, and what it started.
    func kill() {
        process.kill()
    }

    /// Stops the process where it is.
    func pause() {
        process.send(SIGSTOP)
        usleep(1000)
    }

    /// Lets a stopped process go on.
    func resume() {
        process.send(SIGCONT)
    }

    /// What the process printed last: since XCTest announced a test case or, if none is running, outside of all.
    var latestOutput: [String] { output.latestLines() }

    /// Whether the process ended because it could not write its events; an example may have ended it with that status, too.
    func couldNotWrite(_ end: End) -> Bool {
        end == .exited(ProcessStatus.cannotWriteEvents)
            && latestOutput.contains { $0.hasPrefix("error: an event could") }
    }

    /// What an example printed that the process did not live to finish.
    func claimOutput(of example: ExampleIdentity) -> [String]? {
        output.claimLines(of: example)
    }

    /// A crash needs its frames told and nothing else; whoever wants more sets the variable.
    private static let shortBacktrace = "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed"

    /// The runner's own environment, without what it has seen to itself.
    private static func environment(_ request: Request, _ own: [String: String]) -> [String: String] {
        ProcessInfo.processInfo.environment.filter { !Bazel.variables.contains($0.key) }
            .merging(["SWIFT_BACKTRACE": shortBacktrace], uniquingKeysWith: { theirs, _ in theirs })
            .merging(request.environment, uniquingKeysWith: { $1 })
            .merging(own, uniquingKeysWith: { $1 })
    }

    /// What XCTest is asked to run: whole classes, so that the command line stays short.
    private static func classNames(of examples: [ExampleIdentity]) -> String {
        var seen = Set<String>()
        return examples.map(\.className).filter { seen.insert($0).inserted }.joined(separator: ",")
    }

    private func addingOutput(to event: Event) -> Event {
        guard case .exampleFinished(let example, var result) = event else { return event }
        result.output = output.claimLines(of: example, ended: result)
        return .exampleFinished(example, result)
    }
}
