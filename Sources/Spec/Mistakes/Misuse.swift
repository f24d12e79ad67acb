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

extension Misuse {
    static func outsideExample(_ what: String, at place: Place) -> Misuse {
        Misuse(
            heading: "`\(what)` outside an example",
            explanation: "It belongs to the example that is running, and none is.",
            remedy: "call it from an `it` or from a hook.",
            location: place.location
        )
    }

    static func declaredInConfiguration(_ declaration: Declaration) -> Misuse {
        Misuse(
            heading: "\(declaration.text) in a configuration",
            explanation: "A configuration says what holds for all specs; it has no examples of its own.",
            remedy: "move it into the `spec()` of a class that inherits from `SpecCase`.",
            location: declaration.place.location
        )
    }

    static func configurationOutsideSpec(_ name: String, at place: Place) -> Misuse {
        Misuse(
            heading: "`\(name).use()` outside a spec",
            explanation:
                "A configuration holds for the test target of the spec that uses it, and no spec is being read.",
            remedy: "call it at the top of the `spec()` of a class that inherits from `SpecCase`.",
            location: place.location
        )
    }

    static func outsideOrderedGroup(_ hook: Hook) -> Misuse {
        Misuse(
            heading: "`\(hook.kind.rawValue)` outside an ordered group",
            explanation: """
                Examples share nothing unless their group is ordered, so there is nothing that could be prepared once \
                for all of them.
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
            explanation: "An order is one of several, and an example is but one.",
            remedy: "give the trait to the group around it.",
            location: example.place.location
        )
    }

    static func aroundEachRanExample(times count: Int, at place: Place) -> Misuse {
        Misuse(
            heading: count == 0
                ? "`aroundEach` did not run the example" : "`aroundEach` ran the example \(count) times",
            explanation: "It gets a closure that runs the example, and has to call it once.",
            remedy: count == 0
                ? "call the closure, or throw `XCTSkip` if the example should not run."
                : "call the closure once; to run an example again when it fails, there is the trait `.retries`.",
            location: place.location
        )
    }
}

// MARK: Tables and shared examples

extension Misuse {
    static func emptyTable(_ table: Declaration) -> Misuse {
        Misuse(
            heading: "\(table.text) has no rows",
            explanation: "A table without arguments would be green without having run anything.",
            remedy: "give `arguments:` at least one element.",
            location: table.place.location
        )
    }

    static func unknownSharedExamples(_ name: String, known: [String], at place: Place) -> Misuse {
        let list = known.isEmpty ? "none" : known.map(\.debugDescription).joined(separator: ", ")
        return Misuse(
            heading: "no shared examples \(name.debugDescription)",
            explanation: "In this group and in those around it there are: \(list).",
            remedy: "declare them with `sharedExamples` before they are used, here or in a `SpecConfiguration`.",
            location: place.location
        )
    }

    static func wrongContext(_ name: String, wants: Any.Type, given: Any.Type, at place: Place) -> Misuse {
        Misuse(
            heading: "shared examples \(name.debugDescription) with a context of type \(text(given))",
            explanation: "They were declared with one of type \(text(wants)).",
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
    static func knownIssuePasses(at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "the known issue is gone",
            explanation: "The example has the trait `.knownIssue`, so it has to fail, and it passed.",
            remedy: "remove the trait.",
            location: location
        )
    }

    static func focusOnCI(at location: CodeLocation) -> Misuse {
        Misuse(
            heading: "`.focused` on CI",
            explanation:
                "A focus is for the one who is writing; committed, it would keep all other examples from running.",
            remedy: "remove the `.focused`, or the `f` before the name. All examples have been run.",
            location: location
        )
    }

    static func lateFailure(_ failure: RecordedFailure, of example: String) -> Misuse {
        Misuse(
            heading: "a failure that came after its example had ended: \(failure.message)",
            explanation: "“\(example)” was over, and its result written, when this was recorded.",
            remedy: "let the example wait for the work that it starts.",
            location: failure.location
        )
    }

    static func lateSkip(_ reason: String, at location: CodeLocation?) -> Misuse {
        Misuse(
            heading: "a skip that comes too late: \(reason)",
            explanation: "The examples that it could keep from running have ended, so it changes nothing.",
            remedy: "throw `XCTSkip` in a hook that runs before them, or return.",
            location: location
        )
    }

    /// - Parameters:
    ///   - running: The example that was running, if one was.
    ///   - other: The example that is declared last above the failure, if that is another one.
    static func strayFailure(_ failure: RecordedFailure, during running: String?, besides other: String?) -> Misuse {
        let during = running.map { "while “\($0)” was running" } ?? "when no example was running"
        let place = other.map { " The line that failed stands below the example “\($0)” in its file." } ?? ""
        return Misuse(
            heading: "a failure that no example owns: \(failure.message)",
            explanation: "It was recorded \(during), in work of which nobody knows which example started it.\(place)",
            remedy: "let the example that starts the work wait for it.",
            location: failure.location
        )
    }

    static func unknownExample(_ name: String) -> Misuse {
        Misuse(
            heading: "there is no example \(name)",
            explanation: """
                The process was asked to run it, so it was listed before; the names of examples must be the same each \
                time that they are read.
                """,
            remedy: "do not let a name depend on time, chance or the environment; or list the tests anew.",
            location: nil
        )
    }

    static func cannotRestart(_ problem: String) -> Misuse {
        Misuse(
            heading: "the process could not start itself anew: \(problem)",
            explanation: "XCTest selects a spec class inside another type by a name that it does not list.",
            remedy: "move the class to the top level of its file.",
            location: nil
        )
    }

    static func examplesNotRun(_ count: Int) -> Misuse {
        Misuse(
            heading: count == 1 ? "1 example did not run" : "\(count) examples did not run",
            explanation:
                "XCTest was to run them, and a spec class kept them from running, so nothing is known of them.",
            remedy: "call `super` in what the class overrides of `invokeTest()`, `perform(_:)` and `run()`.",
            location: nil
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

// MARK: What XCTest leaves out

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
                ? "XCTest was not told of them: the discovery plugin has not seen that they inherit from `SpecCase`."
                : "XCTest was not told of them: their target does not use the discovery plugin.",
            remedy: hasPlugin
                ? """
                override `spec()` in a class of a source file and call `super.spec()` there, or give it a `func testSpec() {}`.
                """
                : """
                add the plugin `SpecDiscovery` to the target in Package.swift, or give each class a `func testSpec() {}`; if \
                they are there for others to inherit from, override `SpecConfiguration.allowsUndiscoveredSpecs(in:)`.
                """,
            location: nil
        )
    }

    static func unusedConfiguration(_ name: String, in module: String) -> Misuse {
        Misuse(
            heading: "the configuration \(name) in \(module) does not hold",
            explanation: "The discovery plugin cannot reach it, or the target does not use the plugin.",
            remedy: """
                declare it where others can name it, neither private nor generic nor inside a function; without the plugin, \
                call its `use()` at the top of a `spec()`.
                """,
            location: nil
        )
    }

    static func lateTeardownBlock(of example: String) -> Misuse {
        Misuse(
            heading: "a tear-down block that came after its example had ended",
            explanation: "“\(example)” was over when the block was registered, so the block has not run.",
            remedy: "let the example wait for the work that registers the block.",
            location: nil
        )
    }
}
