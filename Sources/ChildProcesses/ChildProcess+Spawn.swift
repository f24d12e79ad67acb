import Foundation

extension ChildProcess {
    /// Starts a process.
    ///
    /// - Returns: Its identifier.
    static func spawn(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        leadsGroup: Bool,
        streams: StandardStreams
    ) throws -> pid_t {
        let actions = try SpawnActions(streams)
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
        guard error == 0 else { throw ProcessError("\(path) cannot be started: \(String(cString: strerror(error)))") }
        return identifier
    }
}

extension ChildProcess {
    /// Where the end of children is ignored, as whoever started this process may have left it, the system forgets how they
    /// ended.
    static func letChildrenTellTheirEnd() {
        var before = sigaction()
        sigaction(SIGCHLD, nil, &before)
        let handler = unsafeBitCast(signal(SIGCHLD, SIG_DFL), to: Int.self)
        if handler != unsafeBitCast(SIG_IGN, to: Int.self) { sigaction(SIGCHLD, &before, nil) }
    }
}

/// Connects the standard streams of a new process.
private final class SpawnActions {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif

    /// Copies whose numbers are not those under which the process finds anything.
    private var copies: [Int32] = []

    init(_ streams: ChildProcess.StandardStreams) throws {
        posix_spawn_file_actions_init(&actions)
        if let input = streams.input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, streams.errors, STDERR_FILENO)
        let firstFree = (streams.others.map(\.number).max() ?? 0) + 1
        for (descriptor, number) in streams.others {
            let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, firstFree)
            guard copy >= 0 else { throw ProcessError("cannot copy a descriptor: \(String(cString: strerror(errno)))") }
            copies.append(copy)
            posix_spawn_file_actions_adddup2(&actions, copy, number)
        }
    }

    deinit {
        copies.forEach { close($0) }
        posix_spawn_file_actions_destroy(&actions)
    }
}

/// Puts a new process into a group of its own if asked, and resets its signals, because the runner ignores or blocks
/// some.
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

/// Strings in the form that C functions take: an array of pointers that ends in `nil`.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
    }

    deinit { pointers.forEach { free($0) } }
}
