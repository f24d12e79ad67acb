import Foundation
import SpecEvents

/// A replacement for Foundation's `Process`, which considers a process to be running until all of
/// that process's children have ended, too.
package final class ChildProcess {
    /// How a process ended. The description is a verb phrase, such as “exited with status 1”.
    package enum End: Equatable, CustomStringConvertible {
        case exited(Int32)
        case signal(Int32)
        /// The exit status is lost, because other code in this process has already collected it.
        case unknown

        package var isSignal: Bool {
            if case .signal = self { true } else { false }
        }

        package var description: String {
            switch self {
            case .exited(let status): "exited with status \(status)"
            case .signal(let number): "was ended by signal \(number) (\(ProcessStatus.signalName(number)))"
            case .unknown: "ended in a way that is not known: other code has waited for it"
            }
        }
    }

    /// Maps each running child's `kill` target to the ID of the process that started the child.
    /// A fork of this process inherits the dictionary, so ``killAll()`` skips the children that
    /// another process started.
    static let running = Lock<[pid_t: pid_t]>([:])

    package let identifier: pid_t
    /// The target to pass to `kill`: the process ID, negated if the process leads a group.
    private let group: pid_t
    private var end: End?

    private init(_ identifier: pid_t, group: pid_t) {
        (self.identifier, self.group) = (identifier, group)
    }

    /// - Parameters:
    ///   - leadsGroup: Whether the process leads its own process group. If so, signals from the
    ///     terminal don't reach the process, and ``kill()`` also kills its children.
    ///   - input: The file descriptor for standard input, or `nil` for empty standard input.
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
            throw DescribedError("\(path) cannot be started: no application of this platform starts processes")
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
                throw DescribedError("\(path) cannot be started: \(String(cString: strerror(error)))")
            }
            let process = ChildProcess(identifier, group: leadsGroup ? -identifier : identifier)
            running.withLock { $0[process.group] = getpid() }
            return process
        #endif
    }

    /// Restores the default action for SIGCHLD if this process ignores that signal, as it does if
    /// its parent ignored it. While the signal is ignored, the system discards exit statuses.
    private static func restoreDefaultSIGCHLD() {
        var before = sigaction()
        sigaction(SIGCHLD, nil, &before)
        let handler = unsafeBitCast(signal(SIGCHLD, SIG_DFL), to: Int.self)
        if handler != unsafeBitCast(SIG_IGN, to: Int.self) { sigaction(SIGCHLD, &before, nil) }
    }

    package func poll() -> End? {
        guard end == nil else { return end }
        var status: Int32 = 0
        switch waitpid(identifier, &status, WNOHANG) {
        case identifier:
            // Swift does not import the macros in `<sys/wait.h>` that decode the status.
            let signal = status & 0x7F
            end = signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
        case -1 where errno != EINTR: end = .unknown
        default: return nil
        }
        Self.running.withLock { [group] in $0[group] = nil }
        return end
    }

    @discardableResult package func waitForEnd(within limit: Duration? = nil) -> End? {
        let deadline = limit.map { ContinuousClock.now + $0 }
        while poll() == nil, deadline.map({ .now < $0 }) ?? true { usleep(1000) }
        return poll()
    }

    package func send(_ signal: Int32) {
        if end == nil { Foundation.kill(identifier, signal) }
    }

    package func sendToMainThread(_ signal: Int32) {
        guard end == nil else { return }
        if let sendToThread = Self.sendToThread {
            // On Linux, the main thread's ID equals the process ID.
            _ = sendToThread(identifier, identifier, signal)
        } else {
            send(signal)
        }
    }

    private static let sendToThread = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "tgkill").map {
        unsafeBitCast($0, to: (@convention(c) (pid_t, pid_t, Int32) -> Int32).self)
    }

    package func kill() {
        if end == nil { Foundation.kill(group, SIGKILL) }
    }

    /// Kills the process group that the process leads, if any, even after the process has ended.
    package func killGroup() {
        if group < 0 { Foundation.kill(group, SIGKILL) }
    }

    package static func killAll() {
        running.withLock { running in
            for (group, starter) in running where starter == getpid() { Foundation.kill(group, SIGKILL) }
        }
    }
}

#if !os(tvOS) && !os(watchOS)
    private final class SpawnActions {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif

        /// Duplicates of the descriptors in `others`. Each duplicate's number is higher than any
        /// number that the new process assigns, so no assignment overwrites a duplicate.
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
                    throw DescribedError("cannot copy a descriptor: \(String(cString: strerror(errno)))")
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

    /// Attributes that keep the new process from inheriting ignored or blocked signals.
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

    private final class CStrings {
        let pointers: [UnsafeMutablePointer<CChar>?]

        init(_ strings: [String]) {
            pointers = strings.map { strdup($0) } + [nil]
        }

        deinit { pointers.forEach { free($0) } }
    }
#endif
