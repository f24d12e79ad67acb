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
        #if os(tvOS) || os(watchOS)
            throw ProcessError("\(path) cannot be started: no application of this platform starts processes")
        #else
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
            guard error == 0 else {
                throw ProcessError("\(path) cannot be started: \(String(cString: strerror(error)))")
            }
            return identifier
        #endif
    }
}

extension ChildProcess {
    /// If the end of children is ignored, which a process inherits from the one that started it, the system forgets how they
    /// ended.
    static func letChildrenTellTheirEnd() {
        var before = sigaction()
        sigaction(SIGCHLD, nil, &before)
        let handler = unsafeBitCast(signal(SIGCHLD, SIG_DFL), to: Int.self)
        if handler != unsafeBitCast(SIG_IGN, to: Int.self) { sigaction(SIGCHLD, &before, nil) }
    }
}
