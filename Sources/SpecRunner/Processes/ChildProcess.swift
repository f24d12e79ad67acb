import Foundation
import Synchronization

/// A process that the runner started. Foundation's `Process` takes one for running as long as anything that it started in
/// turn is, because that holds the other end of a socket; this asks for the process itself.
final class ChildProcess {
    /// How a process ended; reads on after «it».
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

    /// What to send a signal to for each process that runs, for a runner that has to leave at once.
    private static let running = Mutex<Set<pid_t>>([])

    let identifier: pid_t
    /// What to send a signal to that is for the process and for what it started.
    private let group: pid_t
    private var end: End?

    /// Starts an executable.
    ///
    /// - Parameters:
    ///   - leadsGroup: Whether the process leads a group of its own: a signal from the terminal then reaches the runner
    ///     only, and what the process starts can be ended with it.
    ///   - input: What becomes its standard input; nothing if `nil`.
    ///   - output: What becomes its standard output.
    ///   - errors: What becomes its standard error.
    init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        leadsGroup: Bool,
        input: Int32? = nil,
        output: Int32,
        errors: Int32
    ) throws {
        let streams = SpawnStreams(input: input, output: output, errors: errors)
        let attributes = SpawnAttributes(leadsGroup: leadsGroup)
        let words = CStrings([path] + arguments)
        let variables = CStrings(environment.map { "\($0)=\($1)" })
        var identifier: pid_t = 0
        let problem = posix_spawn(
            &identifier,
            path,
            &streams.actions,
            &attributes.attributes,
            words.pointers,
            variables.pointers
        )
        guard problem == 0 else {
            throw RunnerError("\(path) cannot be started: \(String(cString: strerror(problem)))")
        }
        self.identifier = identifier
        group = leadsGroup ? -identifier : identifier
        Self.running.withLock { [group] in _ = $0.insert(group) }
    }

    /// How the process ended; `nil` while it is running.
    func poll() -> End? {
        guard end == nil else { return end }
        var status: Int32 = 0
        let found = waitpid(identifier, &status, WNOHANG)
        guard found == identifier || (found < 0 && errno != EINTR) else { return nil }
        Self.running.withLock { [group] in _ = $0.remove(group) }
        // What `<sys/wait.h>` has macros for, which Swift does not see.
        let signal = status & 0x7F
        end = signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
        return end
    }

    /// Sends a signal to the process; none if it is gone.
    func send(_ signal: Int32) {
        if end == nil { Foundation.kill(identifier, signal) }
    }

    /// Ends the process at once, and what it started.
    func kill() {
        if end == nil { Foundation.kill(group, SIGKILL) }
    }

    /// Ends all processes that run.
    static func killAll() {
        running.withLock { $0.forEach { Foundation.kill($0, SIGKILL) } }
    }
}

/// Where the standard streams of a new process lead.
private final class SpawnStreams {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif

    init(input: Int32?, output: Int32, errors: Int32) {
        posix_spawn_file_actions_init(&actions)
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    }

    deinit { posix_spawn_file_actions_destroy(&actions) }
}

/// A group of its own if wanted, and signals that do what they do by default: the runner ignores or blocks some.
private final class SpawnAttributes {
    #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
    #else
        var attributes = posix_spawnattr_t()
    #endif

    init(leadsGroup: Bool) {
        posix_spawnattr_init(&attributes)
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        posix_spawnattr_setpgroup(&attributes, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
    }

    deinit { posix_spawnattr_destroy(&attributes) }
}

/// Strings as C takes them: an array of pointers that ends in `nil`.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
    }

    deinit { pointers.forEach { free($0) } }
}

/// A pipe that no child process inherits but by being given one of its ends.
final class ChildPipe {
    let reading: Int32
    private(set) var writing: Int32?
    private var isReadingOpen = true

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw RunnerError("no pipe can be made: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    func closeReading() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    func closeWriting() {
        if let writing { close(writing) }
        writing = nil
    }

    deinit {
        closeReading()
        closeWriting()
    }
}
