import ChildProcesses
import Foundation
import SpecEvents

/// A test process that waits for commands and forks a child process for each job.
final class TestServer {
    private let process: ChildProcess
    private let commands: ChildPipe
    private let answers: ChildPipe
    private var buffer = LineBuffer()
    /// The bytes of commands that the pipe has not accepted yet. Waiting for the pipe could cause a
    /// deadlock, because the process may be blocked until its replies are read.
    private var waiting: [UInt8] = []

    /// - Parameters:
    ///   - forksEarly: Whether each child process lists the tests itself.
    ///   - notes: The file in which the program marks reached mutants, with one byte for each.
    ///   - tests: The names of the expected tests. Child processes report if the bundle has others.
    init(_ bundle: String, forksEarly: Bool, notes: String? = nil, tests: [String]? = nil) throws {
        (commands, answers) = (try ChildPipe(), try ChildPipe())
        guard let writing = answers.writing else { preconditionFailure("the writing end of a new pipe is open") }
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        var environment = Command.environment
        environment["SPEC_MUTATION"] = "190,191" + (forksEarly ? ",early" : "")
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // Tests must behave as they do on a CI server: they must not write into the package, and a
        // test must fail if its snapshot is missing.
        for variable in ProcessRequest.Variable.allCases { environment[variable.rawValue] = nil }
        environment["CI"] = "true"
        environment["SPEC_MUTANT_NOTES"] = notes
        environment["SPEC_MUTANT_TESTS"] = tests.map { String(stableHash($0.joined())) }
        process = try ChildProcess.start(
            bundle,
            [],
            environment: environment,
            leadsGroup: true,
            output: nothing,
            errors: nothing,
            others: [(commands.reading, 190), (writing, 191)]
        )
        commands.closeReadEnd()
        answers.closeWriteEnd()
        _ = fcntl(answers.reading, F_SETFL, O_NONBLOCK)
        _ = commands.writing.map { fcntl($0, F_SETFL, O_NONBLOCK) }
    }

    /// `job` is a mutant's number. Job 0 has no mutant, and records which mutants the tests reach.
    func run(_ job: Int, megabytes: Int = 0, _ tests: [Int]) { send("run", [job, megabytes] + tests) }

    func kill(_ job: Int) { send("kill", [job]) }

    private func send(_ command: String, _ numbers: [Int]) {
        waiting += Array((numbers.reduce(command) { "\($0) \($1)" } + "\n").utf8)
        sendWaiting()
    }

    private func sendWaiting() {
        guard !waiting.isEmpty, let pipe = commands.writing else { return }
        let count = write(pipe, waiting, waiting.count)
        if count > 0 { waiting.removeFirst(count) }
    }

    /// Returns the replies that have arrived, each split into words. Waits up to 2 ms for a reply.
    func read() -> [[Substring]] {
        sendWaiting()
        var request = pollfd(fd: answers.reading, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, 2)
        var lines: [[Substring]] = []
        while buffer.read(from: answers.reading, atMost: 1 << 20) {}
        buffer.takeLines { bytes in
            let line = String(decoding: bytes, as: UTF8.self)
            lines.append(line.split(separator: " ", maxSplits: line.hasPrefix("name") ? 2 : Int.max))
        }
        return lines
    }

    var hasEnded: Bool { process.poll() != nil }

    /// When the command pipe closes, the process ends everything that the tests have left running.
    func kill() {
        commands.closeWriteEnd()
        process.waitForEnd(within: .seconds(2))
        process.killGroup()
        process.waitForEnd()
    }
}
