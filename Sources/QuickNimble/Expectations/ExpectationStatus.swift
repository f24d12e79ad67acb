import Expect

/// Whether the forms of an expectation that were called so far passed.
///
/// ```swift
/// if expect(list).to(haveCount(3)).status == .passed { expect(list[2]) == "c" }
/// ```
public enum ExpectationStatus: Sendable {
    /// No form was called.
    case pending
    /// All passed.
    case passed
    /// All failed.
    case failed
    /// At least one passed, and at least one failed.
    case mixed

    init(_ state: AssertionState) {
        self =
            switch (state.hasPassed, state.hasFailed) {
            case (false, false): .pending
            case (true, false): .passed
            case (false, true): .failed
            case (true, true): .mixed
            }
    }
}
