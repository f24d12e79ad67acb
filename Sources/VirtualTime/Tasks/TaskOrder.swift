import SpecEvents

/// A task that is ready to run.
package struct ReadyTask {
    let job: TaskJob

    /// The runtime's number of the task.
    package var number: UInt64 { job.task }
    /// The lines at which it goes on, from the inside out, as far as they are known.
    package var locations: [CodeLocation] { job.locations }
    /// The same for tasks of one call of ``startAlike(_:)`` that have not begun.
    package var group: Int? { job.batch.flatMap { $0.areAlike ? $0.number : nil } }
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

/// Calls a function that starts tasks of which nothing tells one from another.
package func startAlike(_ start: () -> Void) { TaskJobs.shared.addAtOnce(areAlike: true, start) }
