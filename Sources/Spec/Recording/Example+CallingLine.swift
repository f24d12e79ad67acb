import SpecEvents

extension Example {
    /// Returns the failure with the line, if any, of the example or hook that called the failing
    /// helper. Call this method where the failure is recorded, because it walks the stack.
    func withCallingLine(_ failure: RecordedFailure) -> RecordedFailure {
        guard let place = failure.location, !ownLines.contains(place),
            let line = LineLookup.withinBudget({ callingLine(of: place) })
        else { return failure }
        return failure.called(at: [line])
    }

    /// Returns the stack's outermost line in the example's file, unless that is the failing line.
    private func callingLine(of place: CodeLocation) -> CodeLocation? {
        let file = closureLocation?.file
        let lines = CallSite.captureForFailure().locations.filter { $0.file == file }
        // If the hook itself fails, the stack contains only one line of the file.
        return lines.count > (place.file == file ? 1 : 0) ? lines.last : nil
    }

    /// The lines from an example's closure to the next example in the same file.
    private struct Lines {
        var file: String?
        var first = 0
        var end = Int.max

        func contains(_ place: CodeLocation) -> Bool {
            place.file == file && place.line >= first && place.line < end
        }
    }

    private var ownLines: Lines {
        guard let own = closureLocation else { return Lines() }
        return Lines(file: own.file, first: own.line, end: plan.bundle.lineOfNextExample(below: own) ?? .max)
    }
}
