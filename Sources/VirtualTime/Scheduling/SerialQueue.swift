/// The identity of a queue. Its work retains this, and not the queue, which retains the work.
final class SerialQueue: Sendable {
    /// The name of the queue in messages.
    let label: String

    init(label: String) {
        self.label = label
    }
}
