import SpecEvents

extension Misuse {
    static func knownIssuePasses(at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "the known issue is gone",
            explanation: "The example has the trait `.knownIssue`, so Spec expects it to fail, but it passed.",
            remedy: "remove the trait.",
            location: location
        )
    }

    static func focusOnCI(at location: CodeLocation) -> Misuse {
        Misuse(
            heading: "`.focused` on CI",
            explanation: "A committed focus would keep all other examples from running. This run runs all examples.",
            remedy: "remove the `.focused`, or the `f` before the name of the function.",
            location: location
        )
    }

    static func expectsNothing(at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "the example expects nothing",
            explanation:
                "It ran to its end, and neither it nor its hooks checked anything. This run requires expectations.",
            remedy: "add what you expect, or the trait `.expectsNothing` if the example only has to run.",
            location: location
        )
    }

    static func lateFailure(_ failure: RecordedFailure, of example: String) -> Misuse {
        Misuse(
            heading: "a failure that came after its example had ended: \(failure.message)",
            explanation: "“\(example)” had already ended when this failure was recorded.",
            remedy: "make the example wait for the work that it starts.",
            location: failure.location
        )
    }

    static func lateSkip(_ reason: String, at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "a skip that comes too late: \(reason)",
            explanation: "The examples that it could skip have already ended.",
            remedy: "throw `XCTSkip` in a hook that runs before the examples, or return instead of throwing.",
            location: location
        )
    }

    static func earlierExamplesNotRun(at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "the examples before this one in its ordered group did not run",
            explanation: "It builds on them, and the test runner was told to run it without them.",
            remedy: "run the whole group, or its class.",
            location: location
        )
    }

    static func unknownExample(_ name: String) -> Misuse {
        Misuse(
            heading: "there is no example \(name)",
            explanation: """
                The process was started to run this example, and its spec class does not declare it. An example must \
                have the same name in every process.
                """,
            remedy: """
                use a name that does not depend on time, random values or the environment, or list the tests again.
                """
        )
    }

    static func examplesNotRun(_ count: Int) -> Misuse {
        Misuse(
            heading: count == 1 ? "1 example did not run" : "\(count) examples did not run",
            explanation:
                "A spec class overrides a method of XCTest and does not call `super`, or with another name, so its examples did not start.",
            remedy:
                "call `super` in the overrides of `invokeTest()`, `perform(_:)` and `run()`, and in `init` with the same name."
        )
    }

    static func nothingSelected(by selection: String) -> Misuse {
        Misuse(
            heading: "no example matches \(selection)",
            explanation: "A run without examples tests nothing, so it is a failure.",
            remedy: "list the names with `swift run specs --list` or `swift test list`, and correct the selection."
        )
    }

    static func badEnvironment(_ variable: String, _ value: String, _ problem: String) -> Misuse {
        Misuse(
            heading: "\(variable)=\(value): \(problem)",
            explanation: "Spec cannot use this value, and a run that ignored it would be misleading.",
            remedy: "correct the value, or unset \(variable)."
        )
    }
}
