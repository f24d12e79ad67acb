import ChildProcesses
import Foundation
import SpecEvents
import SpecReports

final class TestProcess {
    typealias End = ChildProcess.End

    private let process: ChildProcess
    private let events: EventReader
    private var output: OutputReader
    let activity: ProcessActivity
    /// The pipe through which the runner tells the process to run or skip examples.
    private let input: ChildPipe
    private let waitsForPermission: Bool
    /// The 1-based index of this process among the processes that run concurrently.
    let number: Int
    /// Whether a waiting process can run a subset of the examples that it has listed. On Apple
    /// platforms, it can't, because XCTest creates its test cases before Spec is involved.
    #if canImport(Darwin)
        static let canRunSome = false
    #else
        static let canRunSome = true
    #endif
    /// How long a hung process may take to print a backtrace. The minimum is ``timeForBacktrace``.
    private let grace: Duration
    private static let timeForBacktrace = Duration.seconds(10)
    /// When to kill the process, or `nil` if no backtrace has been requested.
    private var killTime: ContinuousClock.Instant?
    private var earlierTraceCount = 0
    /// The files that the process needs. Deallocating a ``TemporaryFile`` would delete the file.
    private var files: [TemporaryFile]

    /// - Parameter listing: What to list before waiting for
    ///   ``resume(running:ignoringFocus:skippingBecause:)``, or `nil` to run immediately.
    init(
        _ bundle: TestBundle,
        toRun examples: [ExampleIdentity]? = nil,
        _ request: Request,
        _ limits: TimeLimits,
        _ number: Int = 1,
        listing: ProcessRequest.Listing? = nil
    ) throws {
        let (events, output) = (try TemporaryFile("events.jsonl"), try ChildPipe())
        let selection = try examples.map(Self.selection)
        input = try ChildPipe()
        var processRequest = request.processRequest
        processRequest.supervisor = ProcessInfo.processInfo.processIdentifier
        processRequest.worker = number
        processRequest.exampleLimit = limits.example / .seconds(1)
        processRequest.eventsPath = events.path
        processRequest.selectionPath = selection?.path
        processRequest.listing = listing
        guard let writing = output.writing else { preconditionFailure("the writing end of a new pipe is open") }
        let command = bundle.executable.command(forClasses: Self.classNames(of: examples ?? []))
        process = try ChildProcess.start(
            command.path,
            command.arguments,
            environment: Self.environment(bundle.environment, processRequest),
            leadsGroup: true,
            input: input.reading,
            output: writing,
            errors: writing
        )
        output.closeWriteEnd()
        input.closeReadEnd()
        self.events = try EventReader(path: events.path)
        self.output = OutputReader(output, OutputMarks(eventsPath: events.path))
        (activity, grace) = (ProcessActivity(limits), limits.grace)
        waitsForPermission = listing != nil
        self.number = number
        files = [events, selection].compactMap(\.self)
    }

    func resume(
        running examples: [ExampleIdentity]? = nil,
        ignoringFocus ignoresFocus: Bool = false,
        skippingBecause reason: String? = nil
    ) throws {
        var message = reason.map { $0 + "\n" } ?? ""
        if waitsForPermission {
            let selection = try examples.map(Self.selection)
            selection.map { files.append($0) }
            message = ProcessRequest.Share(selectionPath: selection?.path, ignoresFocus: ignoresFocus).message + message
            activity.restart()
        }
        // Sent in a single write, because the process continues once it has read the first part.
        tell(message)
    }

    private static func selection(of examples: [ExampleIdentity]) throws -> TemporaryFile {
        try TemporaryFile("selection.txt", examples.map(\.identifier).joined(separator: "\n"))
    }

    /// Tells the process to skip the examples that have not begun, and then to exit.
    func skipRest(because reason: String) {
        tell(reason + "\n")
    }

    private func tell(_ text: String) {
        guard let descriptor = input.writing, !text.isEmpty else { return }
        // If the process has ended, writing fails, but must not raise a signal. The next call to
        // `poll` returns how the process ended.
        let before = signal(SIGPIPE, SIG_IGN)
        write(descriptor, text, text.utf8.count)
        signal(SIGPIPE, before)
    }

    /// Returns how the process ended, or `nil` if it is running. If an activity takes too long, the
    /// process is made to print a backtrace. A later call then kills the process.
    func pollWithinLimit(_ receive: (Event) -> Void) -> End? {
        let end = poll(receive)
        // After printing the backtrace, Swift's runtime lets the process continue.
        if let killTime, end == nil, .now > killTime || traceCount > earlierTraceCount { kill() }
        guard end == nil, activity.isOverdue, !activity.hasTimedOut else { return end }
        // The process is stopped first, so that it cannot begin another example.
        process.send(SIGSTOP)
        usleep(1000)
        var last = poll(receive)
        while last == nil, events.hasMore { last = poll(receive) }
        if activity.isOverdue {
            activity.noteOverdue()
            // Swift's runtime prints a backtrace for the thread that receives the signal.
            earlierTraceCount = traceCount
            process.sendToMainThread(SIGQUIT)
            killTime = .now + max(grace, Self.timeForBacktrace)
        }
        process.send(SIGCONT)
        return last
    }

    private var traceCount: Int { CrashReport.completeTraceCount(in: output.wholeLatestLines) }

    private func poll(_ receive: (Event) -> Void) -> End? {
        let end = process.poll()
        // After a signal, child processes such as the backtrace printer may still be running.
        if end?.isSignal == true { process.killGroup() }
        // Events are read first, because an example's output is written before its last event.
        let new = events.newEvents()
        output.read()
        for event in new {
            activity.note(event)
            receive(addingOutput(to: event))
        }
        return events.hasMore ? nil : end
    }

    var outputDescriptor: Int32 { output.descriptor }

    func kill() {
        process.kill()
    }

    /// Whether the process uses this runner's protocol, or `nil` before its first line.
    var speaksProtocol: Bool? { events.firstLine.map { $0 == ProcessProtocol.firstLine } }

    var latestOutput: [String] { output.latestLines() }

    var outsideOutput: [String] { output.outsideLines }

    /// The exit status alone proves nothing, because an example may exit with the same status.
    func couldNotWrite(_ end: End) -> Bool {
        end == .exited(ProcessStatus.cannotWriteEvents)
            && latestOutput.contains { $0.hasPrefix("error: an event could") }
    }

    func claimOutput(of example: ExampleIdentity) -> [String]? {
        output.claimLines(of: example, hasEnded: false)
    }

    private static let shortBacktrace = "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed"

    /// The `OBJC_…` variable keeps the Objective-C runtime from ending a forked test process.
    private static var ownVariables: [String: String] {
        #if canImport(Darwin)
            ["SWIFT_BACKTRACE": shortBacktrace, "OBJC_DISABLE_INITIALIZE_FORK_SAFETY": "YES"]
        #else
            ["SWIFT_BACKTRACE": shortBacktrace]
        #endif
    }

    /// The request's variables override inherited ones. An empty value removes a variable.
    static func environment(_ inherited: [String: String], _ request: ProcessRequest) -> [String: String] {
        let own = request.environment
        return inherited.filter { own[$0.key] == nil && $0.key != Flag.junitVariable }
            .merging(ownVariables) { inherited, _ in inherited }
            .merging(own.filter { !$0.value.isEmpty }) { $1 }
    }

    /// XCTest receives only the names of the classes. The examples are passed in a file.
    private static func classNames(of examples: [ExampleIdentity]) -> [String] {
        var seen = Set<String>()
        return examples.map(\.className).filter { seen.insert($0).inserted }
    }

    private func addingOutput(to event: Event) -> Event {
        guard case .exampleFinished(let example, var result) = event else { return event }
        result.output = output.claimLines(of: example, hasEnded: true)
        return .exampleFinished(example, result)
    }
}

/// A reader for the events that another process appends to a file.
package final class EventReader {
    /// The maximum number of bytes per read, in case a process writes events endlessly.
    private static let limit = 1 << 20

    private let path: String
    private let handle: FileHandle
    private var lines = LineBuffer()
    private var decoder = EventDecoder()
    /// The first line of the file, which states the protocol, or `nil` if it has not been read yet.
    package private(set) var firstLine: String?
    /// Whether the last read reached the limit, in which case more events may be available.
    package private(set) var hasMore = false

    package init(path: String) throws {
        self.path = path
        handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    }

    /// Returns new events, but leaves some for the next call if there are many. A line that is not
    /// an event becomes a failure outside of examples.
    package func newEvents() -> [Event] {
        hasMore = lines.read(from: handle.fileDescriptor, atMost: Self.limit)
        var events: [Event] = []
        lines.takeLines { line in
            let isFirst = firstLine == nil
            firstLine = firstLine ?? String(decoding: line.prefix(200), as: UTF8.self)
            if !isFirst || firstLine?.hasPrefix("{\"protocol\"") == false { events.append(event(from: line)) }
        }
        return events
    }

    private func event(from line: UnsafeRawBufferPointer) -> Event {
        if let event = try? decoder.event(from: Data(line)) { return event }
        let message = "a line of \(path) is no event: \(String(decoding: line.prefix(200), as: UTF8.self))"
        return .failedOutsideExamples(RecordedFailure(message: message, location: nil))
    }
}
