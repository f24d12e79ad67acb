/// Decides which of the tasks that are ready runs next.
package protocol TaskOrder: AnyObject, Sendable {
    /// - Parameter tasks: The tasks in the order in which they became ready, at least one. Of the main actor there is one, because it
    ///   keeps that order; more if they became ready at once, such as sleepers of one instant.
    /// - Returns: The offset of a task.
    func next(among tasks: [TaskJob]) -> Int
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
