import SpecEvents

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

    static func endlessGroups(_ group: Declaration, depth: Int) -> Misuse {
        Misuse(
            heading: "\(group.text) inside \(depth) groups",
            explanation: """
                Shared examples, or a function, seem to declare themselves again without end. Spec reads no more groups of \
                the class.
                """,
            remedy: "let them declare something else, or end the recursion.",
            location: group.place.location
        )
    }

    private static let treeChangedHeading = "the declarations changed after the spec was listed"

    /// Whether the mistake is that declarations changed. Most examples in the class detect this.
    var isTreeChange: Bool { heading == Self.treeChangedHeading }

    static func treeChanged(in group: Declaration, step: Int, listed: Declaration?, met: Declaration?) -> Misuse {
        let end = "the end of the group"
        return treeChanged(
            "Declaration \(step + 1) in \(group.text) was \(listed?.text ?? end) and is now \(met?.text ?? end).",
            "groups and examples",
            at: met ?? listed ?? group
        )
    }

    static func hooksChanged(in group: Declaration, listed: Int, met: Int) -> Misuse {
        treeChanged(
            "\(group.text) had \(listed == 1 ? "1 hook" : "\(listed) hooks") and has now \(met).",
            "hooks",
            at: group
        )
    }

    private static func treeChanged(_ change: String, _ declared: String, at declaration: Declaration) -> Misuse {
        Misuse(
            heading: treeChangedHeading,
            explanation: """
                \(change) Spec evaluates the closures around an example again to run it, so they must declare the same \
                \(declared) each time.
                """,
            remedy: "declare \(declared) that do not depend on time, random values, or state that examples change.",
            location: declaration.place.location
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
