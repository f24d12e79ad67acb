import SpecEvents

extension Misuse {
    static func genericClass(_ name: String, in module: String) -> Misuse {
        Misuse(
            heading: "\(name) in \(module) is generic, so it has no effect",
            explanation: """
                A generic class exists only with type arguments, and no class in the process gives it any by inheriting \
                from it.
                """,
            remedy: "declare a class that is not generic and inherits from it, or remove it."
        )
    }

    static func classesNotFound() -> Misuse {
        Misuse(
            heading: "Spec finds no classes",
            explanation: """
                It looks for spec classes in what the compiler has left in the process of all types, and does not even find \
                its own there: this version of Swift describes classes in another way.
                """,
            remedy: "use a version of Swift that Spec supports, or a newer version of Spec."
        )
    }

    static func neverRun(_ name: String, count: Int) -> Misuse {
        let others = count == 2 ? "1 more spec class" : "\(count - 1) more spec classes"
        let classes = count == 1 ? name : "\(name) and of \(others)"
        return Misuse(
            heading: "the examples of \(classes) did not run",
            explanation: """
                The process ended without a call of XCTest's function `XCTMain` that came to Spec, which adds them there: \
                where Spec is a dynamic library, XCTest's own function is found first.
                """,
            remedy:
                "link the product Spec statically, as SwiftPM does by default, to a test runner that calls `XCTMain`."
        )
    }

    static func missedExploration(_ text: String, number: Int, of count: Int, at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "the order of tasks that SPEC_SCHEDULE=\(text) names did not run",
            explanation: """
                It is one of exploration \(number) of an example, and this example explored \
                \(count == 1 ? "only once" : "only \(count) times").
                """,
            remedy: "run only the example that has named it, as it was then; or unset SPEC_SCHEDULE.",
            location: location
        )
    }

    static func lateTeardownBlock(of example: String) -> Misuse {
        Misuse(
            heading: "a tear-down block that came after its example had ended",
            explanation: "“\(example)” had already ended when the block was registered, so the block did not run.",
            remedy: "make the example wait for the work that registers the block."
        )
    }
}
