import SpecEvents

extension Example {
    /// If a helper failed, returns the failure with the line where the example or a hook called the
    /// helper. Call this method while recording the failure, because it walks the stack.
    func withCallingLine(_ failure: RecordedFailure) -> RecordedFailure {
        guard let place = failure.location, !hasLine(place),
            let line = LineLookup.withinBudget({ callingLine(of: place) })
        else { return failure }
        return failure.called(at: [line])
    }

    /// Returns the outermost call-stack line in the example's file, unless it is `place` itself.
    private func callingLine(of place: CodeLocation) -> CodeLocation? {
        let file = closureLocation?.file
        let lines = CallSite.captureForFailure().locations.filter { $0.file == file }
        // If `place` is in the file, `lines` includes it, so a caller's line must be a second one.
        return lines.count > (place.file == file ? 1 : 0) ? lines.last : nil
    }

    /// Returns whether the line is in the example, which is assumed to extend to the next example.
    private func hasLine(_ place: CodeLocation) -> Bool {
        guard let own = closureLocation, place.file == own.file, place.line >= own.line else { return false }
        return place.line < plan.bundle.lineOfNextExample(below: own) ?? .max
    }
}
