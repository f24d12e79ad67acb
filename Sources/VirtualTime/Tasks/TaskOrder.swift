import SpecEvents

/// A task that is ready to run.
package struct ReadyTask {
    fileprivate let job: TaskJob

    /// The runtime's number of the task.
    package var number: UInt64 { job.task }
    /// The lines at which it goes on, from the inside out, as far as they are known.
    package var locations: [CodeLocation] { job.locations }
}

/// Decides which of the tasks that are ready runs next.
package protocol TaskOrder: AnyObject, Sendable {
    /// - Parameter tasks: The tasks in the order in which they became ready, at least one. Of the main actor there is one, because it
    ///   keeps that order; more if they became ready at once, such as sleepers of one instant.
    /// - Returns: The offset of a task.
    func next(among tasks: [ReadyTask]) -> Int
    /// All tasks wait.
    func tasksWait()
}

/// Lets an order decide, in place of the order in which tasks become ready.
///
/// - Returns: What has decided up to now.
@discardableResult package func followTaskOrder(_ order: (any TaskOrder)?) -> (any TaskOrder)? {
    TaskJobs.shared.follow(order)
}

extension TaskOrder {
    func next(of jobs: [TaskJob]) -> TaskJob { jobs[next(among: jobs.map(ReadyTask.init))] }
}
