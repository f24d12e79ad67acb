import Foundation
import SpecEvents

/// A child process of this one. Foundation's `Process` would count it as running until all of its
/// own children have ended, because they hold the other end of a socket.
package final class ChildProcess {
    /// How a process ended. The description is a predicate, such as “exited with status 1”.
    package enum End: Equatable, CustomStringConvertible {
        /// The process exited with this status.
        case exited(Int32)
        case signal(Int32)
        /// The process ended, but other code in this process had already collected its status.
        case unknown

        package var isSignal: Bool {
            if case .signal = self { true } else { false }
        }

        /// How it ended, as a predicate.
        package var description: String {
            switch self {
            case .exited(let status): "exited with status \(status)"
            case .signal(let number): "was ended by signal \(number) (\(SignalName.of(number)))"
            case .unknown: "ended in a way that is not known: other code has waited for it"
            }
        }
    }

    /// The running processes: for each, the target of `kill`, so that ``killAll()`` works from any
    /// thread, and the process that started it, because a forked copy of this process has started
    /// none.
    static let running = Lock<[pid_t: pid_t]>([:])

    package let identifier: pid_t
    /// The target of `kill` for the process and its children.
    private let group: pid_t
    private var end: End?

    private init(_ identifier: pid_t, group: pid_t) {
        (self.identifier, self.group) = (identifier, group)
    }

    /// Starts an executable.
    ///
    /// - Parameters:
    ///   - leadsGroup: Whether it leads its own process group. Signals from the terminal then do
    ///     not reach its children, and ``kill()`` kills those, too.
    ///   - input: The descriptor that becomes standard input; `nil` for empty standard input.
    ///   - output: The descriptor that becomes standard output.
    ///   - errors: The descriptor that becomes standard error.
    ///   - others: Further descriptors, each with its number in the new process.
    package static func start(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        leadsGroup: Bool,
        input: Int32? = nil,
        output: Int32,
        errors: Int32,
        others: [(descriptor: Int32, number: Int32)] = []
    ) throws -> ChildProcess {
        #if os(tvOS) || os(watchOS)
            throw ProcessError("\(path) cannot be started: no application of this platform starts processes")
        #else
            restoreDefaultSIGCHLD()
            let actions = try SpawnActions(input: input, output: output, errors: errors, others: others)
            let attributes = SpawnAttributes(leadsGroup: leadsGroup)
            let words = CStrings([path] + arguments)
            let variables = CStrings(environment.map { "\($0)=\($1)" })
            var identifier: pid_t = 0
            let error = posix_spawn(
                &identifier,
                path,
                &actions.actions,
                &attributes.attributes,
                words.pointers,
                variables.pointers
            )
            guard error == 0 else {
                throw ProcessError("\(path) cannot be started: \(String(cString: strerror(error)))")
            }
            let process = ChildProcess(identifier, group: leadsGroup ? -identifier : identifier)
            running.withLock { $0[process.group] = getpid() }
            return process
        #endif
    }

    /// Restores the default action for SIGCHLD if this process inherited it as ignored, because the
    /// system would then discard the exit statuses of its children.
    private static func restoreDefaultSIGCHLD() {
        var before = sigaction()
        sigaction(SIGCHLD, nil, &before)
        let handler = unsafeBitCast(signal(SIGCHLD, SIG_DFL), to: Int.self)
        if handler != unsafeBitCast(SIG_IGN, to: Int.self) { sigaction(SIGCHLD, &before, nil) }
    }

    /// How the process ended; `nil` while it is running.
    package func poll() -> End? {
        guard end == nil else { return end }
        var status: Int32 = 0
        let found = waitpid(identifier, &status, WNOHANG)
        let isLost = found < 0 && errno != EINTR
        guard found == identifier || isLost else { return nil }
        Self.running.withLock { [group] in $0[group] = nil }
        if isLost {
            end = .unknown
            return end
        }
        // Swift does not import these macros of `<sys/wait.h>`.
        let signal = status & 0x7F
        end = signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
        return end
    }

    /// Waits for the process to end.
    ///
    /// - Parameter limit: How long to wait; `nil` for as long as it takes.
    /// - Returns: How the process ended; `nil` if it is still running.
    @discardableResult package func waitForEnd(within limit: Duration? = nil) -> End? {
        let deadline = limit.map { ContinuousClock.now + $0 }
        while poll() == nil, deadline.map({ .now < $0 }) ?? true { usleep(1000) }
        return poll()
    }

    /// Sends a signal to the process if it is running.
    package func send(_ signal: Int32) {
        if end == nil { Foundation.kill(identifier, signal) }
    }

    /// Sends a signal to the process if it is running, specifically to its main thread where
    /// possible.
    package func sendToMainThread(_ signal: Int32) {
        guard end == nil else { return }
        if let sendToThread = Self.sendToThread {
            // On Linux, the main thread has the same identifier as the process.
            _ = sendToThread(identifier, identifier, signal)
        } else {
            send(signal)
        }
    }

    /// The C library's `tgkill`, which its Swift module does not export.
    private static let sendToThread = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "tgkill").map {
        unsafeBitCast($0, to: (@convention(c) (pid_t, pid_t, Int32) -> Int32).self)
    }

    /// Kills the process and its children.
    package func kill() {
        if end == nil { Foundation.kill(group, SIGKILL) }
    }

    /// Kills the group that the process leads, even after the process itself has ended.
    package func killGroup() {
        if group < 0 { Foundation.kill(group, SIGKILL) }
    }

    /// Kills all running processes started by this one.
    package static func killAll() {
        running.withLock { running in
            for (group, starter) in running where starter == getpid() { Foundation.kill(group, SIGKILL) }
        }
    }
}

#if !os(tvOS) && !os(watchOS)
    /// Connects the standard streams of a new process.
    private final class SpawnActions {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif

        /// Copies of the other descriptors, at numbers that do not clash with those in the new
        /// process.
        private var copies: [Int32] = []

        init(input: Int32?, output: Int32, errors: Int32, others: [(descriptor: Int32, number: Int32)]) throws {
            posix_spawn_file_actions_init(&actions)
            if let input {
                posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
            } else {
                posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            }
            posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
            let firstFree = (others.map(\.number).max() ?? 0) + 1
            for (descriptor, number) in others {
                let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, firstFree)
                guard copy >= 0 else {
                    throw ProcessError("cannot copy a descriptor: \(String(cString: strerror(errno)))")
                }
                copies.append(copy)
                posix_spawn_file_actions_adddup2(&actions, copy, number)
            }
        }

        deinit {
            copies.forEach { close($0) }
            posix_spawn_file_actions_destroy(&actions)
        }
    }

    /// Puts a new process into its own group on request, and resets its signal handling, because
    /// the runner ignores or blocks some signals.
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

    /// Strings as C functions expect them: an array of pointers that ends with `nil`.
    private final class CStrings {
        let pointers: [UnsafeMutablePointer<CChar>?]

        init(_ strings: [String]) {
            pointers = strings.map { strdup($0) } + [nil]
        }

        deinit { pointers.forEach { free($0) } }
    }
#endif

/// An error that a process cannot be started, that its output is invalid, or that a pipe cannot be
/// created.
package struct ProcessError: Error, CustomStringConvertible {
    /// The problem, and what it concerns.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
