import SpecEvents

extension RunPhase {
    /// Tells the runner, if there is one, that this phase begins.
    func announce() {
        guard ProcessRequest.current.isSupervised else { return }
        EventLog.shared?.write(.phaseStarted(self))
    }
}
