import Dispatch
import Foundation

/// Where code of the main actor runs: the main thread. In a program with an async `main`, as one of Swift Testing's, that
/// thread is gone on Linux, and it is any thread that works for the main queue.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
}
