/// Holds back the failures of a piece of code. Those that come later go to the owner around it.
package final class HeldFailures: FailureOwner {
    private let failures = FailureCollection()
    private let owner = CurrentFailureOwner.value

    package init() {}

    package func record(_ failure: RecordedFailure) {
        if !failures.add(failure) { owner?.record(failure) }
    }

    package func recordPass(at location: CodeLocation) { owner?.recordPass(at: location) }

    package func acceptSkip(_ reason: String) -> Bool { owner?.acceptSkip(reason) ?? false }

    /// Ends the collection, and returns it.
    package func close() -> [RecordedFailure] { failures.close() }
}
