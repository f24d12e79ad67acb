import EarlyEnd
import Foundation
import Spec

/// Leaves a thread behind that crashes while the process ends.
final class LateCrashSpec: SpecCase {
    override func spec() {
        it("passes") {}
        it("raises a signal on another thread") {
            switch ProcessInfo.processInfo.environment["ENDS"] {
            case "by exit": break
            case "by _exit": atexit { _exit(0) }
            case "by execv":
                atexit {
                    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
                    execv("/bin/true", &arguments)
                }
            default: return
            }
            raise_on_another_thread()
            await_slow_backtrace()
        }
    }
}
