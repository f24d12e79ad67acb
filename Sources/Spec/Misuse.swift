import SpecEvents

/// A spec written wrong. Every message that says so is made here: what is wrong, what happened, why there is such a
/// rule, and how to mend it.
struct Misuse: Error, Equatable {
    /// What is wrong, in one line.
    var heading: String
    /// What happened and why that cannot be, in whole sentences.
    var explanation: String
    /// What to do instead.
    var remedy: String
    var location: CodeLocation?

    var failure: RecordedFailure {
        RecordedFailure(message: "\(heading)\n\(explanation)\nTo mend it: \(remedy)", location: location)
    }
}

// MARK: Declarations in the wrong place

extension Misuse {
    static func declaredInsideExample(_ what: String, at place: Place) -> Misuse {
        Misuse(
            heading: "`\(what)` inside an example or a hook",
            explanation: "The tree of examples is complete before the first of them runs, so this one would never run.",
            remedy: "move the `\(what)` out, into the closure of a `describe` or `context`.",
            location: place.location
        )
    }

    static func declaredOutsideSpec(_ what: String, at place: Place) -> Misuse {
        Misuse(
            heading: "`\(what)` outside a spec",
            explanation: "Nobody was reading declarations when this one came, so it belongs to no spec class.",
            remedy: "call it from the `spec()` of a class that inherits from `SpecCase`.",
            location: place.location
        )
    }

    static func expectationInsideGroup(_ failure: RecordedFailure) -> Misuse {
        Misuse(
            heading: "an expectation outside an example: \(failure.message)",
            explanation:
                "The closures of `describe` and `context` only declare; no example answers for what fails there.",
            remedy: "move the expectation into an `it`, or into a `beforeEach` if it guards several.",
            location: failure.location
        )
    }
}

// MARK: Trees

extension Misuse {
    static func groupThrew(_ group: Declaration, _ error: any Error) -> Misuse {
        Misuse(
            heading: "\(group.text) threw \(error)",
            explanation: "What the group declares after that point is unknown, so its examples cannot be trusted.",
            remedy: "do what can fail in a `beforeEach` or an `it`, or catch the error here.",
            location: group.place.location
        )
    }

    static func treeChanged(in group: Declaration, step: Int, listed: Declaration?, met: Declaration?) -> Misuse {
        let place = (met ?? listed ?? group).place
        return Misuse(
            heading: "the spec declared something else than when it was listed",
            explanation: """
                Step \(step + 1) in \(group.text) was \(listed?.text ?? "the end of the group") and is now \
                \(met?.text ?? "the end of the group"). The closures around an example are evaluated afresh for it, so \
                they must declare the same each time.
                """,
            remedy: "do not let what is declared depend on time, chance, or anything that an example changes.",
            location: place.location
        )
    }

    static func noExamples(in className: String, at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "\(className) has no examples",
            explanation: "A spec class that declares nothing would be green without having run anything.",
            remedy: "declare an `it` in its `spec()`, or remove the class.",
            location: location
        )
    }
}

// MARK: Runs

extension Misuse {
    static func lateFailure(_ failure: RecordedFailure, of example: String) -> Misuse {
        Misuse(
            heading: "a failure that came after its example had ended: \(failure.message)",
            explanation: "“\(example)” was over, and its result written, when this was recorded.",
            remedy: "let the example wait for the work that it starts.",
            location: failure.location
        )
    }

    static func nothingSelected(by selection: String) -> Misuse {
        Misuse(
            heading: "no example matches \(selection)",
            explanation: "A run of nothing proves nothing, so it is a failure.",
            remedy: "list the names with `swift run specs --list`, or `swift test list`.",
            location: nil
        )
    }

    static func badEnvironment(_ variable: String, _ value: String, _ problem: String) -> Misuse {
        Misuse(
            heading: "\(variable)=\(value): \(problem)",
            explanation: "What the variable asks for cannot be done, and a run that ignores it would mislead.",
            remedy: "mend the value, or unset \(variable).",
            location: nil
        )
    }
}
