import SpecEvents

extension Example {
    /// Returns the failure with the line, if any, where the example or a hook called the failing
    /// helper. Call this method where the failure is recorded, because it walks the stack.
    func withCallingLine(_ failure: RecordedFailure) -> RecordedFailure {
        guard let place = failure.location, !hasLine(place),
            let line = LineLookup.withinBudget({ callingLine(of: place) })
        else { return failure }
        return failure.called(at: [line])
    }

    /// Returns the stack's outermost line in the example's file, unless it is the failing line.
    private func callingLine(of place: CodeLocation) -> CodeLocation? {
        let file = closureLocation?.file
        let lines = CallSite.captureForFailure().locations.filter { $0.file == file }
        // If the failing line is in the file, only a second line in the file can be a caller's.
        return lines.count > (place.file == file ? 1 : 0) ? lines.last : nil
    }

    /// Returns whether the line is in the example, which extends to the next one in the file.
    private func hasLine(_ place: CodeLocation) -> Bool {
        guard let own = closureLocation, place.file == own.file, place.line >= own.line else { return false }
        return place.line < plan.bundle.lineOfNextExample(below: own) ?? .max
    }
}
