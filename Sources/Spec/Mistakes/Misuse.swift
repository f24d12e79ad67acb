import SpecEvents

/// A mistake in a spec. All messages about mistakes are here: what is wrong, what happened and why it is a mistake, and
/// how to fix it.
struct Misuse: Error, Equatable {
    /// What is wrong, in one line.
    var heading: String
    /// What happened and why it is a mistake, in whole sentences.
    var explanation: String
    /// What to do instead.
    var remedy: String
    var location: CodeLocation?

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

// MARK: Tables and shared examples

extension Misuse {
    static func emptyTable(_ table: Declaration) -> Misuse {
        Misuse(
            heading: "\(table.text) has no rows",
            explanation: "A table without rows would pass without running anything.",
            remedy: "give it at least one row.",
            location: table.place.location
        )
    }

    static func unknownSharedExamples(_ name: String, known: [String], at place: Place) -> Misuse {
        let list = known.isEmpty ? "none" : known.map(\.debugDescription).joined(separator: ", ")
        return Misuse(
            heading: "no shared examples \(name.debugDescription)",
            explanation: "Known in this group and in the groups around it: \(list).",
            remedy: """
                correct the name, or declare the examples with `sharedExamples` before this line or in a \
                `SpecConfiguration`.
                """,
            location: place.location
        )
    }

    static func wrongContext(_ name: String, wants: Any.Type, given: Any.Type, at place: Place) -> Misuse {
        Misuse(
            heading: "shared examples \(name.debugDescription) with a context of type \(text(given))",
            explanation: "They are declared with a context of type \(text(wants)).",
            remedy: "give `itBehavesLike` a closure that returns \(text(wants)).",
            location: place.location
        )
    }

    private static func text(_ type: Any.Type) -> String { type == Void.self ? "none" : "\(type)" }
}

// MARK: Trees

extension Misuse {
    static func groupThrew(_ group: Declaration, _ error: any Error) -> Misuse {
        Misuse(
            heading: "\(group.text) threw \(ErrorText.text(of: error))",
            explanation: "The closure of the group ended early, so Spec does not know all examples of the group.",
            remedy: "move the code that can throw into a `beforeEach` or an `it`, or catch the error here.",
            location: group.place.location
        )
    }

    private static let treeChangedHeading = "the declarations changed after the spec was listed"

    /// Whether this is a change of the declarations, which most examples of a class meet in the same way.
    var isTreeChange: Bool { heading == Self.treeChangedHeading }

    static func treeChanged(in group: Declaration, step: Int, listed: Declaration?, met: Declaration?) -> Misuse {
        let place = (met ?? listed ?? group).place
        return Misuse(
            heading: treeChangedHeading,
            explanation: """
                Declaration \(step + 1) in \(group.text) was \(listed?.text ?? "the end of the group") and is now \
                \(met?.text ?? "the end of the group"). Spec evaluates the closures around an example again to run it, \
                so they must declare the same groups and examples each time.
                """,
            remedy: """
                declare groups and examples that do not depend on time, random values, or state that examples change.
                """,
            location: place.location
        )
    }

    static func noExamples(in className: String, at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "\(className) has no examples",
            explanation: "A spec class without examples would pass without running anything.",
            remedy: "declare an `it` in its `spec()`, or remove the class.",
            location: location
        )
    }
}

// MARK: Runs

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

    /// - Parameters:
    ///   - running: The example that was running, if any.
    ///   - other: The last example declared above the failure, if it is another one.
    static func strayFailure(_ failure: RecordedFailure, during running: String?, besides other: String?) -> Misuse {
        let during = running.map { "while “\($0)” was running" } ?? "when no example was running"
        let place = other.map { " The line that failed is below the example “\($0)” in its file." } ?? ""
        return Misuse(
            heading: "a failure that no example owns: \(failure.message)",
            explanation: "It was recorded \(during), by code that Spec cannot assign to an example.\(place)",
            remedy: "make the example that starts the work wait for it.",
            location: failure.location
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
                """,
            location: nil
        )
    }

    static func cannotRestart(_ problem: String) -> Misuse {
        Misuse(
            heading: "the process could not restart: \(problem)",
            explanation: """
                XCTest lists a spec class inside another type under one name and selects it by another, so Spec \
                restarts the process with the other name.
                """,
            remedy: "move the class to the top level of its file.",
            location: nil
        )
    }

    static func examplesNotRun(_ count: Int) -> Misuse {
        Misuse(
            heading: count == 1 ? "1 example did not run" : "\(count) examples did not run",
            explanation:
                "A spec class overrides a method of XCTest and does not call `super`, so its examples did not start.",
            remedy: "call `super` in the overrides of `invokeTest()`, `perform(_:)` and `run()`.",
            location: nil
        )
    }

    static func nothingSelected(by selection: String) -> Misuse {
        Misuse(
            heading: "no example matches \(selection)",
            explanation: "A run without examples tests nothing, so it is a failure.",
            remedy: "list the names with `swift run specs --list` or `swift test list`, and correct the selection.",
            location: nil
        )
    }

    static func badEnvironment(_ variable: String, _ value: String, _ problem: String) -> Misuse {
        Misuse(
            heading: "\(variable)=\(value): \(problem)",
            explanation: "Spec cannot use this value, and a run that ignored it would be misleading.",
            remedy: "correct the value, or unset \(variable).",
            location: nil
        )
    }
}

// MARK: What would be green without having run

extension Misuse {
    static func unreachable(_ name: String, because reason: String, remedy: String, at location: CodeLocation) -> Misuse
    {
        Misuse(
            heading: "the examples of \(name) do not run",
            explanation: "The class \(reason).",
            remedy: "\(remedy).",
            location: location
        )
    }

    static func undiscovered(_ names: [String], in module: String, hasPlugin: Bool) -> Misuse {
        let more = names.count > 10 ? ", and \(names.count - 10) more" : ""
        return Misuse(
            heading: "the examples of \(names.prefix(10).joined(separator: ", "))\(more) in \(module) do not run",
            explanation: hasPlugin
                ? "XCTest does not know them: the discovery plugin did not see that they inherit from `SpecCase`."
                : "XCTest does not know them: their target does not use the discovery plugin.",
            remedy: hasPlugin
                ? """
                override `spec()` in a class that a source file declares and call `super.spec()`, or give the class a \
                `func testSpec() {}`.
                """
                : """
                add the plugin `SpecDiscovery` to the target in Package.swift, or give each class a \
                `func testSpec() {}`; for base classes that others inherit from, override \
                `SpecConfiguration.allowsUndiscoveredSpecs(in:)`.
                """,
            location: nil
        )
    }

    static func unusedConfiguration(_ name: String, in module: String) -> Misuse {
        Misuse(
            heading: "the configuration \(name) in \(module) does not apply",
            explanation: "The discovery plugin cannot reach it, or the target does not use the plugin.",
            remedy: """
                declare it as a class that is not private, not generic and not inside a function; without the plugin, \
                call its `use()` at the top of a `spec()`.
                """,
            location: nil
        )
    }

    static func bareExpectation(_ function: String, at location: CodeLocation) -> Misuse {
        Misuse(
            heading: "`\(function)` without a matcher",
            explanation: "`\(function)(…)` alone checks nothing: its example passes whatever the value is.",
            remedy: "add what you expect, such as `.to(equal(3))` or `== 3`; if nothing, write `_ = \(function)(…)`.",
            location: location
        )
    }

    static func lateTeardownBlock(of example: String) -> Misuse {
        Misuse(
            heading: "a tear-down block that came after its example had ended",
            explanation: "“\(example)” had already ended when the block was registered, so the block did not run.",
            remedy: "make the example wait for the work that registers the block.",
            location: nil
        )
    }
}
