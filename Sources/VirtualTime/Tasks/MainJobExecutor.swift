import Dispatch
import Foundation
import TaskHooks

/// The executor that the main actor uses while tasks are deterministic. Afterward, it forwards jobs
/// to the default executor. It is never deallocated, because tasks may keep a reference to it.
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

    /// Whether the current thread runs the main actor's code. On Linux, this thread is not always
    /// the main thread. In a program with an async `main`, such as a test runner for Swift Testing,
    /// another thread serves the main queue.
    package static var runsMainActor: Bool {
        isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    }
}
