import Foundation
import SpecEvents

/// One run of a test bundle, watched: its events as they come, what it prints, and how it ends.
struct TestProcess {
    /// How the process ended; reads on after «it».
    enum End: Equatable, CustomStringConvertible {
        case exited(Int32)
        case signal(Int32)

        var isSignal: Bool {
            if case .signal = self { true } else { false }
        }

        var description: String {
            switch self {
            case .exited(let status): "exited with status \(status)"
            case .signal(let number): "was ended by signal \(number) (\(Signal.name(of: number)))"
            }
        }
    }

    private let process = Process()
    private let events: EventFile
    private var output: OutputReader

    /// Starts the bundle.
    ///
    /// - Parameters:
    ///   - arguments: XCTest's own arguments.
    ///   - events: Where the process writes its events.
    ///   - request: What the environment is to say.
    ///   - selectionPath: For `SPEC_SELECTION`.
    init(
        _ bundle: TestBundle,
        arguments: [String],
        events: EventFile,
        _ request: Request,
        selectionPath: String? = nil
    ) throws {
        self.events = events
        let pipe = Pipe()
        output = OutputReader(pipe.fileHandleForReading)
        process.executableURL = URL(fileURLWithPath: bundle.path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": Self.shortBacktrace], uniquingKeysWith: { own, _ in own })
            .merging(request.environment, uniquingKeysWith: { $1 })
            .merging(
                ["SPEC_SUPERVISED": "1", "SPEC_EVENTS": events.path, "SPEC_SELECTION": selectionPath ?? ""],
                uniquingKeysWith: { $1 }
            )
        try process.run()
        try? pipe.fileHandleForWriting.close()
    }

    /// A crash needs its frames told and nothing else; whoever wants more sets the variable.
    private static let shortBacktrace = "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed"

    /// Hands on every event until the process has ended; results come with what their examples printed.
    ///
    /// - Parameters:
    ///   - hasToEnd: Asked again and again; once it is true the process is killed.
    ///   - receive: Takes the events.
    mutating func follow(until hasToEnd: () -> Bool = { false }, _ receive: (Event) -> Void) -> End {
        while true {
            if hasToEnd() { kill(process.processIdentifier, SIGKILL) }
            let isRunning = process.isRunning
            // First the events, then the output: whatever an example printed was printed before it said that it was done.
            let new = events.newEvents()
            output.read()
            new.forEach { receive(addingOutput(to: $0)) }
            if !isRunning { break }
            if new.isEmpty { output.wait(milliseconds: 10) }
        }
        let status = process.terminationStatus
        return process.terminationReason == .uncaughtSignal ? .signal(status) : .exited(status)
    }

    /// What the process printed outside of any example.
    var strayOutput: [String] { output.unclaimedLines }

    /// What an example printed that the process did not live to finish.
    mutating func claimOutput(of example: ExampleIdentity) -> [String]? {
        output.claimLines(of: example)
    }

    private mutating func addingOutput(to event: Event) -> Event {
        guard case .exampleFinished(let example, var result) = event else { return event }
        result.output = output.claimLines(of: example, besides: result.failures.map(\.message))
        return .exampleFinished(example, result)
    }
}
