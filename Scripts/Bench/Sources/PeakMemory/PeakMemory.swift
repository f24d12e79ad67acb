#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs a program, discards its output, and prints its peak memory in bytes.
///
/// The kernel's figure for a process includes the memory of the process that started it. Therefore,
/// this program is small: it imports only the C library.
@main enum PeakMemory {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let program = arguments.first else { fail("usage: PeakMemory PROGRAM [ARGUMENT …]") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        var process = pid_t()
        var pointers = arguments.map { strdup($0) } + [nil]
        guard posix_spawn(&process, program, &actions, nil, &pointers, environ) == 0 else {
            fail("cannot run \(program)")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process else { fail("cannot wait for \(program)") }
        guard status == 0 else { fail("\(program) ended with status \(status)") }
        #if canImport(Darwin)
            print(usage.ru_maxrss)
        #else
            print(usage.ru_maxrss * 1024)
        #endif
    }

    private static func fail(_ problem: String) -> Never {
        let text = "error: \(problem)\n"
        write(STDERR_FILENO, text, text.utf8.count)
        exit(1)
    }
}
