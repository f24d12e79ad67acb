import SpecEvents

extension RunPhase {
    /// Tells the runner, if there is one, that the process has begun with this phase.
    func announce() {
        guard ProcessRequest.current.isSupervised else { return }
        EventLog.shared?.write(.phaseStarted(self))
    }
}
