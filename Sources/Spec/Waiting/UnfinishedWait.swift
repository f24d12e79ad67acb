import CallSites
import SpecEvents

/// What an async body waits for at its time limit. To be asked before the body is cancelled, which ends the wait.
struct UnfinishedWait {
    /// The step that it is in.
    let step: String?
    /// The lines of the `await`s at which it waits, from the inside out; none if they are not known.
    let locations: [CodeLocation]
    /// What else is known, such as what virtual time waits for.
    let notes: [String]

    @MainActor init(of task: Task<Void, Never>) {
        step = CurrentActivity.example?.openStep
        locations = LineLookup.ifTimeIsLeft { CallSite.locations(ofSuspended: task) } ?? []
        notes = FailureNotes.notes(forFailureOf: CurrentFailureOwner.value)
    }
}
