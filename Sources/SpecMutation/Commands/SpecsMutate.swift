import ChildProcesses
import Foundation

/// `specs mutate`, as an executable of its own, so that those who do not use it need not compile it.
@main enum SpecsMutate {
    static func main() {
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                ChildProcess.killAll()
                _exit(128 + number)
            }
        }
        do {
            let options = try MutationOptions(Array(CommandLine.arguments.dropFirst()))
            if options.isHelp {
                print(MutationOptions.help, terminator: "")
                exit(0)
            }
            #if os(Linux)
                exit(try MutateCommand(options).run().rawValue)
            #else
                throw MutationError("specs mutate runs on Linux only")
            #endif
        } catch {
            tell("error: \(error)")
            exit(MutateCommand.Status.wrongUsageOrBuild.rawValue)
        }
    }
}
