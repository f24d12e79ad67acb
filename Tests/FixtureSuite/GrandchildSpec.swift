import Foundation
import Spec

/// Starts processes and leaves them running. Each one writes its process ID to the file that `GRANDCHILD` names.
final class GrandchildSpec: SpecCase {
    override func spec() {
        it("leaves a process behind", .expectsNothing) { Self.start() }
        it("leaves a process behind and hangs", .timeLimit(.seconds(1))) {
            Self.start()
            while true { Thread.sleep(forTimeInterval: 1) }
        }
    }

    /// Starts a process that inherits the open file descriptors of this one.
    private static func start() {
        let file = ProcessInfo.processInfo.environment["GRANDCHILD"] ?? "/dev/null"
        let arguments = ["/bin/sh", "-c", "echo $$ >> '\(file)'; exec sleep 30"]
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var identifier: pid_t = 0
        posix_spawn(&identifier, "/bin/sh", nil, nil, &words, environ)
        while !FileManager.default.fileExists(atPath: file) { usleep(1000) }
    }
}
