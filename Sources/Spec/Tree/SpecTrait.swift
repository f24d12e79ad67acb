/// A property of an example, or of all examples in a group. Pass traits after the name.
///
/// ```swift
/// it("loads a page of 10,000 facts", .tags("slow"), .timeLimit(.seconds(5))) { … }
/// describe("on a bad network", .enabled(if: canSimulateNetwork, "needs the simulator")) { … }
/// ```
public struct SpecTrait: Sendable {
    let change: @Sendable (inout Traits) -> Void

    init(_ change: @escaping @Sendable (inout Traits) -> Void) { self.change = change }

    /// Focuses examples. If an example in any spec class is focused, unfocused ones are skipped. If
    /// the environment variable `CI` is set, all examples run, but the focus makes the run fail.
    public static var focused: SpecTrait { SpecTrait { $0.isFocused = true } }

    static var emptyGroup: SpecTrait { skipped("the group is empty") }

    /// Marks examples as pending. Pending examples do not run and count as skipped.
    public static var pending: SpecTrait { skipped("pending") }

    /// Marks examples as pending, for the given reason. Such examples count as skipped.
    public static func pending(_ reason: String) -> SpecTrait { skipped("pending", reason) }

    /// Marks examples that must fail because of a known issue. The examples run, and their failures
    /// are expected. A pass counts as a failure, because it shows that the issue is fixed.
    public static var knownIssue: SpecTrait { SpecTrait { $0.knownIssue = KnownIssue() } }

    /// Marks examples that must fail, for the given reason. A pass counts as a failure.
    public static func knownIssue(_ reason: String) -> SpecTrait { knownIssue(reason, isIntermittent: false) }

    /// Marks examples that are expected to fail because of a known issue.
    ///
    /// - Parameters:
    ///   - reason: A description of the issue to show in reports.
    ///   - isIntermittent: Whether the examples may also pass, because the issue is intermittent.
    public static func knownIssue(_ reason: String, isIntermittent: Bool) -> SpecTrait {
        SpecTrait { $0.knownIssue = KnownIssue(reason: reason, isIntermittent: isIntermittent) }
    }

    /// Skips the examples, for the given reason, if `condition` is false when they are declared.
    public static func enabled(if condition: Bool, _ reason: String? = nil) -> SpecTrait {
        condition ? SpecTrait { _ in } : skipped("disabled", reason)
    }

    /// Adds tags for selecting examples, as in `swift run specs --tag slow`.
    public static func tags(_ tags: String...) -> SpecTrait {
        SpecTrait { traits in traits.tags += tags.filter { !traits.tags.contains($0) } }
    }

    /// Marks examples that are of interest only to readers who know the code. Equivalent to
    /// `.tags("technical")`. With `swift run specs --audience product`, the report omits these
    /// examples unless they fail or have the tag `product`.
    public static var technical: SpecTrait { .tags("technical") }

    /// Fails an example that exceeds the time limit. Spec cancels async code. For sync code, the
    /// runner kills the process; without a runner, the example fails when the code ends. A limit of
    /// zero or less means no limit. The limit of an inner group or example takes precedence.
    public static func timeLimit(_ limit: Duration) -> SpecTrait { SpecTrait { $0.timeLimit = limit } }

    /// Runs a failed example again, up to `count` times. If a retry passes, the example is
    /// reported as flaky. The trait of an inner group or example takes precedence.
    public static func retries(_ count: Int) -> SpecTrait { SpecTrait { $0.retries = max(count, 0) } }

    /// Runs a group's examples in declaration order, with shared variables. The group's `beforeAll`
    /// and `afterAll` hooks run once. After a failure, the remaining examples are skipped.
    public static var ordered: SpecTrait { SpecTrait { $0.isOrdered = true } }

    /// Runs examples only while no other process from `swift run specs --jobs` is running examples.
    /// Use this trait if processes share a resource, such as a port, a file or a database.
    public static var serial: SpecTrait { SpecTrait { $0.isSerial = true } }

    /// Marks examples that deliberately have no expectations, such as an example whose code only
    /// has to run without trapping. The option `--require-expectations` does not apply to them.
    public static var expectsNothing: SpecTrait { SpecTrait { $0.expectsNothing = true } }

    /// Adds a reference to a bug, such as a link or a number, to show in reports.
    public static func bug(_ reference: String) -> SpecTrait { SpecTrait { $0.bugs.append(reference) } }

    private static func skipped(_ word: String, _ reason: String? = nil) -> SpecTrait {
        SpecTrait { $0.skipReason = $0.skipReason ?? reason.map { "\(word): \($0)" } ?? word }
    }
}

struct Traits: Sendable {
    var isFocused = false
    var skipReason: String?
    var knownIssue: KnownIssue?
    var tags: [String] = []
    var timeLimit: Duration?
    var retries: Int?
    var bugs: [String] = []
    var isSerial = false
    var expectsNothing = false
    var repeater: (any ExampleRepeater)?

    /// Whether the group is ordered. Meaningful only in a group's own traits, not in merged traits.
    var isOrdered = false
}

struct KnownIssue: Sendable {
    var reason: String?
    var isIntermittent = false
}

final class SharedTraits: Sendable {
    static let none = SharedTraits(Traits())

    let values: Traits

    private init(_ values: Traits) {
        self.values = values
    }

    /// Returns these traits combined with those of an inner declaration. The inner time limit,
    /// retries and known issue replace the outer ones.
    func adding(_ traits: [SpecTrait]) -> SharedTraits {
        guard !traits.isEmpty else { return self }
        var values = values
        for trait in traits { trait.change(&values) }
        return SharedTraits(values)
    }
}
