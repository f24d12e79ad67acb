import SpecEvents

// What would be green without having run.

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
