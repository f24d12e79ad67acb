import Dispatch
import Foundation

extension Thread {
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether code of the main actor may run here: on the main thread, and in a program with an async `main` on Linux, as one
    /// of Swift Testing's, on any thread that serves the main queue.
    package static var runsMainActor: Bool {
        isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    }
}
