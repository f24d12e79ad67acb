import ScreenElements
import ScreenTesting
import TestSupport
import VirtualTime
import XCTest

/// Runs a test's body with a screen on virtual time. If the tasks aren't deterministic, waits give them a moment of real time.
func onVirtualScreen(isDeterministic: Bool = true, _ body: @MainActor (TestElement, VirtualTime) -> Void) {
    onMain {
        let (root, time) = (TestElement(.application), VirtualTime())
        withScreen(root, time: time) {
            guard isDeterministic else { return body(root, time) }
            do { try withDeterministicTasks { body(root, time) } } catch { XCTFail("\(error)") }
        }
    }
}

/// Calls the closure once per virtual millisecond, with the numbers from 1 to `times`.
func tick(_ times: Int, on queue: TestDispatchQueue, _ body: @escaping @Sendable (Int) -> Void) {
    for count in 1...times {
        queue.asyncAfter(deadline: queue.currentTime + .milliseconds(count)) { body(count) }
    }
}
