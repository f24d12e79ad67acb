import Foundation

extension VirtualTime {
    /// Lets time pass: what is due until then happens, in order, each thing at its own instant.
    public func advance(by duration: Duration) {
        let end = elapsed + max(duration, .zero)
        while let step = agenda.next(until: end, shuffle: { _ in }) {
            for action in step.actions { action.perform() }
        }
        agenda.endSteps()
        agenda.move(to: end)
        RealDeadline.noteThread()
    }
}
