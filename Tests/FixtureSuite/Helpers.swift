import Dispatch
import XCTest

/// Fails on a thread that nobody owns, in a file without examples.
func failOnAnotherThread() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
        XCTFail("of a helper")
        done.signal()
    }
    done.wait()
}
