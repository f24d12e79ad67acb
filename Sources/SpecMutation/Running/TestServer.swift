import ChildProcesses
import Foundation

/// A process of the tests, which waits for commands: each makes it fork a child that runs one mutant.
final class TestServer {
    private let process: ChildProcess
    private let commands: ChildPipe
    private let answers: ChildPipe
    private var buffer: [UInt8] = []

    /// - Parameters:
    ///   - mutant: The mutant that the process has from its start, before it forks any child.
    ///   - notes: The file in which the program notes which mutants it passes, and how many numbers it has.
    init(_ bundle: String, mutant: Int = 0, notes: (path: String, count: Int)? = nil) throws {
        (commands, answers) = (try ChildPipe(), try ChildPipe())
        guard let writing = answers.writing else { preconditionFailure("the writing end of a new pipe is open") }
        var environment = Command.ownEnvironment
        environment["SPEC_MUTATION"] = "190,191"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["SPEC_MUTANT"] = String(mutant)
        if let notes {
            environment["SPEC_MUTANT_NOTES"] = notes.path
            environment["SPEC_MUTANT_COUNT"] = String(notes.count)
            environment["SPEC_MUTANT_NOTING"] = "1"
        }
        guard let nothing = FileHandle(forUpdatingAtPath: "/dev/null") else {
            throw MutationError("cannot open /dev/null")
        }
        process = try ChildProcess.start(
            bundle,
            [],
            environment: environment,
            leadsGroup: true,
            output: nothing.fileDescriptor,
            errors: nothing.fileDescriptor,
            others: [(commands.reading, 190), (writing, 191)]
        )
        commands.closeReading()
        answers.closeWriting()
        _ = fcntl(answers.reading, F_SETFL, O_NONBLOCK)
    }

    func send(_ line: String) {
        guard let writing = commands.writing else { return }
        var rest = Array((line + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// The answers that have come, each split at its spaces; waits a little for them. `nil` after the last one.
    func read() -> [[Substring]]? {
        var request = pollfd(fd: answers.reading, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 20) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(answers.reading, &bytes, bytes.count)
        if count == 0 { return nil }
        guard count > 0 else { return [] }
        buffer += bytes[..<count]
        guard let end = buffer.lastIndex(of: 0x0A) else { return [] }
        let text = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return text.split(separator: "\n").map { line in
            line.hasPrefix("name ") ? ["name", line.dropFirst(5)] : line.split(separator: " ")
        }
    }

    /// Reads until the process waits for commands. `nil` if it ends before, or is not there in time.
    func waitForNames(within limit: Duration) -> (names: [String], obstacles: Int, reached: Set<Int>)? {
        var (names, reached) = ([String](), Set<Int>())
        let start = ContinuousClock.now
        while ContinuousClock.now - start < limit {
            guard let lines = read() else { return nil }
            for line in lines {
                switch line.first {
                case "name": names.append(String(line[1]))
                case "reach": reached.formUnion(line.dropFirst(3).compactMap { Int($0) })
                case "hello": return (names, Int(line[1]) ?? 0, reached)
                default: break
                }
            }
        }
        return nil
    }

    /// How the process ended, once it has.
    var end: ChildProcess.End? { process.poll() }

    func kill() {
        process.kill()
        process.killGroup()
        while process.poll() == nil { usleep(1000) }
    }
}
