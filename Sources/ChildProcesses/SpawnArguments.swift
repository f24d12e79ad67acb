#if !os(tvOS) && !os(watchOS)

    import Foundation

    /// Connects the standard streams of a new process.
    final class SpawnActions {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif

        /// Copies whose numbers are not those under which the process finds anything.
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

    /// Puts a new process into a group of its own if asked, and resets its signals, because the runner ignores or blocks
    /// some.
    final class SpawnAttributes {
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
    final class CStrings {
        let pointers: [UnsafeMutablePointer<CChar>?]

        init(_ strings: [String]) {
            pointers = strings.map { strdup($0) } + [nil]
        }

        deinit { pointers.forEach { free($0) } }
    }

#endif
