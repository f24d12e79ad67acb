import Dispatch
import Foundation
import TaskHooks

/// Replaces the main actor's executor while tasks are deterministic. Tasks may retain it longer,
/// so it is never released, and passes jobs on at other times.
final class MainJobExecutor: SerialExecutor {
    static let shared = MainJobExecutor()

    /// The executor in the runtime's form.
    var reference: task_executor {
        unsafeBitCast(asUnownedSerialExecutor(), to: task_executor.self)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let pointer = unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)
        TaskJobs.shared.add(TaskJob(pointer, on: .mainActor))
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

    /// Whether main-actor code may run here: on the main thread, and in a program with an async
    /// `main` on Linux, such as Swift Testing's, on any thread that serves the main queue.
    package static var runsMainActor: Bool {
        isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    }
}
