import ScreenElements
import ScreenTesting
import TestSupport
import VirtualTime
import XCTest

/// Runs a test's body with a screen on virtual time. Unless the tasks are deterministic, a wait in vain gives them a moment.
func onVirtualScreen(isDeterministic: Bool = true, _ body: @MainActor (TestElement, VirtualTime) -> Void) {
    onMain {
        let (root, time) = (TestElement(.application), VirtualTime())
        withScreen(root, time: time) {
            guard isDeterministic else { return body(root, time) }
            do { try withDeterministicTasks { body(root, time) } } catch { XCTFail("\(error)") }
        }
    }
}

/// Counts once in a virtual millisecond.
func tick(_ times: Int, on queue: TestDispatchQueue, _ body: @escaping @Sendable (Int) -> Void) {
    for count in 1...times {
        queue.asyncAfter(deadline: queue.currentTime + .milliseconds(count)) { body(count) }
    }
}
