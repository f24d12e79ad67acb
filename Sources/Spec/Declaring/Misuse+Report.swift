extension Misuse {
    /// Fails the class that Spec is reading, or else the running example, or else the run.
    @MainActor static func report(_ misuse: Misuse) {
        switch CurrentActivity.value {
        case .declaring(let visitor): return visitor.misuse(misuse)
        case .running(let work): if let example = work.runningExample { return example.record(misuse.failure) }
        case .idle: break
        }
        FailureOutsideExamples.report(misuse.failure)
    }
}
