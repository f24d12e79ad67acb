import Foundation
import Spec

/// Takes many steps while a signal interrupts system calls every millisecond.
final class InterruptedSpec: SpecCase {
    override func spec() {
        it("takes steps", .expectsNothing) {
            // The value of `ITIMER_REAL`. The constant's own type does not match the parameter of `setitimer`.
            let realTime: Int32 = 0
            var action = sigaction()
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = { _ in }
            #else
                action.__sigaction_handler.sa_handler = { _ in }
            #endif
            sigaction(SIGALRM, &action, nil)
            var interval = itimerval(
                it_interval: timeval(tv_sec: 0, tv_usec: 1000),
                it_value: timeval(tv_sec: 0, tv_usec: 1000)
            )
            setitimer(realTime, &interval, nil)
            for number in 1...3000 { step("step \(number)") {} }
            interval = itimerval()
            setitimer(realTime, &interval, nil)
        }
    }
}
