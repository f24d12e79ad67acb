/// The identity of a queue, which its work keeps.
final class SerialQueue: Sendable {
    /// The name of the queue in messages.
    let label: String

    init(label: String) {
        self.label = label
    }

    /// Runs a piece of work as this queue.
    func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        try work()
    }
}
