import ForeignCode
import Spec

/// Leaves a thread behind that crashes while the process ends.
final class LateCrashSpec: SpecCase {
    override func spec() {
        it("passes") {}
        it("raises a signal on another thread") {
            raise_on_another_thread()
            await_slow_backtrace()
        }
    }
}
