import ProcessShims

/// Tells whether anything was expected since it was made: by Expect, XCTest or Swift Testing, on any thread.
struct ExpectationWatch {
    private let start = expectation_count()

    /// Whether nothing was expected; `false` where Spec cannot know, because it does not see what passes.
    var sawNothing: Bool { assertion_calls_are_seen() && expectation_count() == start }
}
