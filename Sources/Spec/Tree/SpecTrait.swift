/// A property of a group, for all its examples, or of an example; given after the name.
///
/// ```swift
/// it("loads a page of 10,000 facts", .tags("slow"), .timeLimit(.seconds(5))) { … }
/// describe("on a bad network", .enabled(if: canSimulateNetwork, "needs the simulator")) { … }
/// ```
public struct SpecTrait: Sendable {
    /// What it changes in the traits of an example.
    let change: @Sendable (inout Traits) -> Void

    init(_ change: @escaping @Sendable (inout Traits) -> Void) { self.change = change }

    /// Only focused examples run, in all classes; others are skipped. With `CI` set the run fails.
    public static var focused: SpecTrait { SpecTrait { $0.isFocused = true } }

    /// Marks the placeholder of an empty group, which makes reports show the group.
    static var emptyGroup: SpecTrait { skipped("the group is empty") }

    /// Does not run yet; counts as skipped.
    public static var pending: SpecTrait { skipped("pending") }

    /// Does not run yet, for the reason given; counts as skipped.
    public static func pending(_ reason: String) -> SpecTrait { skipped("pending", reason) }

    /// Runs and must fail: its failures are expected, and a pass is a failure, which shows that the
    /// issue is fixed.
    public static var knownIssue: SpecTrait { SpecTrait { $0.knownIssue = KnownIssue() } }

    /// Runs and must fail, for the reason given; a pass is a failure.
    public static func knownIssue(_ reason: String) -> SpecTrait { knownIssue(reason, isIntermittent: false) }

    /// Runs and may fail, for the reason given.
    ///
    /// - Parameters:
    ///   - reason: The reason, which reports show.
    ///   - isIntermittent: Whether it may also pass, because the issue does not occur every time.
    public static func knownIssue(_ reason: String, isIntermittent: Bool) -> SpecTrait {
        SpecTrait { $0.knownIssue = KnownIssue(reason: reason, isIntermittent: isIntermittent) }
    }

    /// Runs only if the condition is true at the declaration; otherwise skipped with the reason.
    public static func enabled(if condition: Bool, _ reason: String? = nil) -> SpecTrait {
        condition ? SpecTrait { _ in } : skipped("disabled", reason)
    }

    /// Words that select examples, as in `swift run specs --tag slow`.
    public static func tags(_ tags: String...) -> SpecTrait {
        SpecTrait { traits in traits.tags += tags.filter { !traits.tags.contains($0) } }
    }

    /// For people who know the code: `swift run specs --audience product` leaves it out. The same
    /// as `.tags("technical")`; an example in such a group is shown if it has the tag `product`.
    public static var technical: SpecTrait { .tags("technical") }

    /// Fails the example if it takes longer. Spec cancels async code; the runner kills the process
    /// of sync code, which else fails at its end. Zero or less is no limit. The innermost wins.
    public static func timeLimit(_ limit: Duration) -> SpecTrait { SpecTrait { $0.timeLimit = limit } }

    /// Runs a failed example again, up to this many times; if it then passes, it is reported as
    /// flaky. The innermost number applies.
    public static func retries(_ count: Int) -> SpecTrait { SpecTrait { $0.retries = max(count, 0) } }

    /// Runs the examples of a group as declared, on shared state: Spec evaluates the closures once,
    /// `beforeAll` and `afterAll` run once, and a failure skips the remaining examples.
    public static var ordered: SpecTrait { SpecTrait { $0.isOrdered = true } }

    /// Runs the example alone under `swift run specs --jobs`: no other process of the run runs an
    /// example meanwhile. For resources that processes share, such as a port, a file or a database.
    public static var serial: SpecTrait { SpecTrait { $0.isSerial = true } }

    /// Expects nothing on purpose, such as an example that only must not trap: reports do not mark
    /// it, and `--require-expectations` does not fail it.
    public static var expectsNothing: SpecTrait { SpecTrait { $0.expectsNothing = true } }

    /// Refers to a bug: a link or a number, which reports show unless the example simply passed.
    public static func bug(_ reference: String) -> SpecTrait { SpecTrait { $0.bugs.append(reference) } }

    private static func skipped(_ word: String, _ reason: String? = nil) -> SpecTrait {
        SpecTrait { $0.skipReason = $0.skipReason ?? reason.map { "\(word): \($0)" } ?? word }
    }
}

/// The traits of an example, merged from its own and those of the groups around it.
struct Traits: Sendable {
    var isFocused = false
    /// Why the example does not run; `nil` if it runs.
    var skipReason: String?
    /// Set if its failures are expected.
    var knownIssue: KnownIssue?
    var tags: [String] = []
    var timeLimit: Duration?
    var retries: Int?
    var bugs: [String] = []
    /// Whether the example must run alone among all processes.
    var isSerial = false
    /// Whether the example has no expectations on purpose.
    var expectsNothing = false
    /// Runs the example several times; `nil` to run it once.
    var repeater: (any ExampleRepeater)?

    /// Whether its group is ordered; not merged, because it is said of one group.
    var isOrdered = false

    /// Merges in the traits of an inner declaration, whose single values win.
    mutating func add(_ traits: [SpecTrait]) {
        for trait in traits { trait.change(&self) }
    }
}

/// An issue for which an example is expected to fail.
struct KnownIssue: Sendable {
    var reason: String?
    /// Whether the example may also pass.
    var isIntermittent = false
}

/// Traits shared by many examples, each of which keeps only a reference.
final class SharedTraits: Sendable {
    static let none = SharedTraits(Traits())

    let values: Traits

    private init(_ values: Traits) {
        self.values = values
    }

    /// These traits, with those of an inner declaration.
    func adding(_ traits: [SpecTrait]) -> SharedTraits {
        guard !traits.isEmpty else { return self }
        var values = values
        values.add(traits)
        return SharedTraits(values)
    }
}
