import Dispatch
import Foundation
import TaskHooks

/// The executor of the main actor while tasks are deterministic. Tasks may keep a reference to this
/// executor afterwards, so it is never deallocated. It then passes jobs to their default executor.
final class MainJobExecutor: SerialExecutor {
    static let shared = MainJobExecutor()

    var reference: task_executor {
        unsafeBitCast(asUnownedSerialExecutor(), to: task_executor.self)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let pointer = unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)
        TaskJobs.shared.add(TaskJob(pointer: pointer, executor: .mainActor))
    }

    func checkIsolated() {
        precondition(Thread.runsMainActor, "code of the main actor has to run on the main thread")
    }

    func isIsolatingCurrentContext() -> Bool? { Thread.runsMainActor }
}

extension Thread {
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// On Linux, a thread other than the main thread serves the main queue in a program with an
    /// async `main`, such as Swift Testing's.
    package static var runsMainActor: Bool {
        isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    }
}
