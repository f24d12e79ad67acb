/// What the works of one queue have in common.
final class SerialQueue: Sendable {
    /// The queue's name, for people.
    let label: String

    init(label: String) {
        self.label = label
    }

    /// Runs a piece of work as this queue.
    func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        RealDeadline.noteThread()
        return try work()
    }
}
