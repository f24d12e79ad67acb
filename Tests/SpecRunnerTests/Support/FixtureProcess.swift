import ChildProcesses
import SpecEvents
import XCTest

@testable import SpecRunner

/// The fixture suite as a separate process.
enum FixtureProcess {
    /// The path of the executable. SwiftPM puts all executables of a package beside the test bundle.
    static let path: String = {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return bundle.deletingLastPathComponent().appending(path: "FixtureSuite").path
    }()

    /// The fixture suite as a bundle that runs some of its suites.
    static func bundle(of suites: String, _ environment: [String: String] = [:]) throws -> TestBundle {
        let inherited = ProcessInfo.processInfo.environment
        return try TestBundle(
            path: path,
            environment: inherited.merging(["FIXTURE": suites]) { $1 }.merging(environment) { $1 }
        )
    }

    struct Result {
        var status: Int32
        var output: String
        var events: [Event]

        var statuses: [ExampleResult.Status] {
            events.compactMap { if case .exampleFinished(_, let result) = $0 { result.status } else { nil } }
        }

        /// The first line of each failure, after the class and the example that the failure belongs to.
        var messages: [String] {
            events.flatMap { event -> [String] in
                switch event {
                case .exampleFinished(let example, let result):
                    let name = example.identifier.drop { $0 != "." }.dropFirst()
                    return result.failures.map { "\(name): \($0.message.prefix { $0 != "\n" })" }
                case .failedOutsideExamples(let failure):
                    return ["outside: \(failure.message.prefix { $0 != "\n" })"]
                default: return []
                }
            }
        }
    }

    /// A process that has been started.
    struct Running {
        fileprivate let process: ChildProcess
        fileprivate let pipe: ChildPipe
        fileprivate let events: URL

        /// Waits for the process to end.
        func result() throws -> Result {
            defer { try? FileManager.default.removeItem(at: events) }
            let output = FileHandle(fileDescriptor: pipe.reading).readDataToEndOfFile()
            while process.poll() == nil { usleep(1000) }
            return Result(
                status: process.poll()?.number ?? -1,
                output: String(decoding: output, as: UTF8.self),
                events: try [Event](lines: (try? Data(contentsOf: events)) ?? Data())
            )
        }
    }

    /// Runs suites of the fixture the way `swift test` would.
    static func run(_ suites: String, arguments: [String] = [], environment: [String: String] = [:]) throws -> Result {
        try start(suites, arguments: arguments, environment: environment).result()
    }

    /// Runs suites of the fixture in several processes at once.
    static func runAtOnce(_ runs: [(suites: String, environment: [String: String])]) throws -> [Result] {
        try runs.map { try start($0.suites, environment: $0.environment) }.map { try $0.result() }
    }

    private static func start(
        _ suites: String,
        arguments: [String] = [],
        environment: [String: String]
    ) throws -> Running {
        let events = FileManager.default.temporaryDirectory.appending(path: "fixture-\(UUID().uuidString).jsonl")
        let pipe = try ChildPipe()
        let writing = try XCTUnwrap(pipe.writing)
        // Foundation's `Process` takes 50 ms to notice that a process has ended.
        let process = try ChildProcess.start(
            path,
            arguments,
            environment: ProcessInfo.processInfo.environment
                .merging(["FIXTURE": suites, "SPEC_EVENTS": events.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
                .merging(environment) { $1 },
            leadsGroup: true,
            output: writing,
            errors: writing
        )
        pipe.closeWriteEnd()
        return Running(process: process, pipe: pipe, events: events)
    }
}
