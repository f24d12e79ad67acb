import SpecEvents

/// A mistake in a spec. The message says what is wrong, what happened, why that is a mistake, and
/// how to fix it. This folder contains all of the messages in this module.
package struct Misuse: Error, Equatable {
    /// A one-line summary of the mistake.
    var heading: String
    /// What happened and why it is a mistake, in complete sentences.
    var explanation: String
    var remedy: String
    var location: CodeLocation?

    package init(heading: String, explanation: String, remedy: String, location: CodeLocation? = nil) {
        (self.heading, self.explanation, self.remedy, self.location) = (heading, explanation, remedy, location)
    }

    var failure: RecordedFailure {
        RecordedFailure(message: "\(heading)\n\(explanation)\nFix: \(remedy)", location: location)
    }
}

// MARK: Declarations in the wrong place

extension Misuse {
    static func declaredInsideExample(_ what: String, at place: Place) -> Misuse {
        Misuse(
            heading: "`\(what)` inside an example or a hook",
            explanation: "Spec reads all declarations before the first example runs, so this one would have no effect.",
            remedy: "move the `\(what)` into the closure of a `describe` or `context`.",
            location: place.location
        )
    }

    static func declaredOutsideSpec(_ what: String, at place: Place) -> Misuse {
        Misuse(
            heading: "`\(what)` outside a spec",
            explanation: "Spec was not reading a `spec()` at this point, so the declaration belongs to no spec class.",
            remedy: "call it from the `spec()` of a class that inherits from `SpecCase`.",
            location: place.location
        )
    }

    static func expectationInsideGroup(_ failure: RecordedFailure) -> Misuse {
        Misuse(
            heading: "an expectation outside an example: \(failure.message)",
            explanation: """
                The closures of `describe` and `context` only declare examples, so an expectation in them belongs to \
                no example.
                """,
            remedy: "move the expectation into an `it`, or into a `beforeEach` if several examples need it.",
            location: failure.location
        )
    }
}

extension Misuse {
    static func outsideExample(_ what: String, at place: Place) -> Misuse {
        Misuse(
            heading: "`\(what)` outside an example",
            explanation: "`\(what)` needs a running example, and no example is running.",
            remedy: "call it from an `it` or from a hook.",
            location: place.location
        )
    }

    static func declaredInConfiguration(_ declaration: Declaration) -> Misuse {
        Misuse(
            heading: "\(declaration.text) in a configuration",
            explanation: "A configuration sets hooks and defaults for all spec classes; it cannot declare examples.",
            remedy: "move it into the `spec()` of a class that inherits from `SpecCase`.",
            location: declaration.place.location
        )
    }

    static func configurationOutsideSpec(_ name: String, at place: Place) -> Misuse {
        Misuse(
            heading: "`\(name).use()` outside a spec",
            explanation:
                "`use()` applies to the test target of the `spec()` that calls it, and Spec is not reading a `spec()`.",
            remedy: "call it at the top of the `spec()` of a class that inherits from `SpecCase`.",
            location: place.location
        )
    }

    static func outsideOrderedGroup(_ hook: Hook) -> Misuse {
        Misuse(
            heading: "`\(hook.kind.rawValue)` outside an ordered group",
            explanation: """
                Examples share state only in an ordered group, so a hook that runs once for all of them is allowed \
                only there.
                """,
            remedy: hook.kind == .beforeAll
                ? "give the group the trait `.ordered`, or use `beforeEach`."
                : "give the group the trait `.ordered`, or use `afterEach`.",
            location: hook.place.location
        )
    }

    static func repeatedInOrderedGroup(at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "a property in an ordered group",
            explanation: """
                Each case of a property runs with new variables and all hooks, but the examples of an ordered group \
                share theirs.
                """,
            remedy: "move the property out of the group.",
            location: location
        )
    }

    static func orderedExample(_ example: Declaration) -> Misuse {
        Misuse(
            heading: "\(example.text) is `.ordered`",
            explanation: "The trait sets the order of the examples in a group; it has no meaning for a single example.",
            remedy: "move the trait to the group around the example.",
            location: example.place.location
        )
    }

    static func aroundEachRanExample(times count: Int, at place: Place) -> Misuse {
        Misuse(
            heading: count == 0
                ? "`aroundEach` did not run the example" : "`aroundEach` ran the example \(count) times",
            explanation: "The hook gets a closure that runs the example, and must call it exactly once.",
            remedy: count == 0
                ? "call the closure, or throw `XCTSkip` to skip the example."
                : "call the closure once; to run a failed example again, use the trait `.retries`.",
            location: place.location
        )
    }
}
