import Dispatch
import Foundation
import TaskHooks

/// The main actor's executor while tasks are deterministic. Afterward, it passes jobs to their
/// default executor. It is never deallocated, because tasks may keep a reference to it.
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

    /// Whether the current thread runs the main actor's code. On Linux, this may be a thread other
    /// than the main thread: in a program with an async `main`, such as Swift Testing's, another
    /// thread serves the main queue.
    package static var runsMainActor: Bool {
        isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    }
}
