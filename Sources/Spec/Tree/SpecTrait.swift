/// A property of an example, or of all examples in a group. Pass traits after the name.
///
/// ```swift
/// it("loads a page of 10,000 facts", .tags("slow"), .timeLimit(.seconds(5))) { … }
/// describe("on a bad network", .enabled(if: canSimulateNetwork, "needs the simulator")) { … }
/// ```
public struct SpecTrait: Sendable {
    let change: @Sendable (inout Traits) -> Void

    init(_ change: @escaping @Sendable (inout Traits) -> Void) { self.change = change }

    /// Focuses examples. If any example in any spec class is focused, unfocused ones are skipped.
    /// If the environment variable `CI` is set, all examples run, and the focus fails the run.
    public static var focused: SpecTrait { SpecTrait { $0.isFocused = true } }

    /// Marks the placeholder example that makes an empty group visible in reports.
    static var emptyGroup: SpecTrait { skipped("the group is empty") }

    /// Marks examples that do not run yet. They count as skipped.
    public static var pending: SpecTrait { skipped("pending") }

    /// Marks examples that do not run yet, for the given reason. They count as skipped.
    public static func pending(_ reason: String) -> SpecTrait { skipped("pending", reason) }

    /// Marks examples that run and must fail because of a known issue. Their failures are expected,
    /// and a pass counts as a failure, because it shows that the issue is fixed.
    public static var knownIssue: SpecTrait { SpecTrait { $0.knownIssue = KnownIssue() } }

    /// Marks examples that run and must fail, for the given reason. A pass counts as a failure.
    public static func knownIssue(_ reason: String) -> SpecTrait { knownIssue(reason, isIntermittent: false) }

    /// Marks examples that run and are expected to fail, for the given reason.
    ///
    /// - Parameters:
    ///   - reason: The reason, which reports show.
    ///   - isIntermittent: Whether the examples may also pass, because the issue is intermittent.
    public static func knownIssue(_ reason: String, isIntermittent: Bool) -> SpecTrait {
        SpecTrait { $0.knownIssue = KnownIssue(reason: reason, isIntermittent: isIntermittent) }
    }

    /// Skips the examples, for the given reason, unless a condition is true when they are declared.
    public static func enabled(if condition: Bool, _ reason: String? = nil) -> SpecTrait {
        condition ? SpecTrait { _ in } : skipped("disabled", reason)
    }

    /// Adds tags for selecting examples, as in `swift run specs --tag slow`.
    public static func tags(_ tags: String...) -> SpecTrait {
        SpecTrait { traits in traits.tags += tags.filter { !traits.tags.contains($0) } }
    }

    /// Marks examples that interest only readers who know the code. Equivalent to
    /// `.tags("technical")`. `swift run specs --audience product` leaves these examples out of the
    /// report unless they fail or have the tag `product`.
    public static var technical: SpecTrait { .tags("technical") }

    /// Fails an example that exceeds the time limit. Spec cancels async code. If sync code exceeds
    /// the limit, the runner kills the process; without a runner, the example fails when the code
    /// ends. Zero or less means no limit. The limit of an inner group or example takes precedence.
    public static func timeLimit(_ limit: Duration) -> SpecTrait { SpecTrait { $0.timeLimit = limit } }

    /// Runs a failed example again, up to `count` times. Reports call an example flaky if a retry
    /// passes. A trait of an inner group or example takes precedence.
    public static func retries(_ count: Int) -> SpecTrait { SpecTrait { $0.retries = max(count, 0) } }

    /// Runs a group's examples in declaration order, with shared variables. The `beforeAll` and
    /// `afterAll` hooks of the group run once. After a failure, the remaining examples are skipped.
    public static var ordered: SpecTrait { SpecTrait { $0.isOrdered = true } }

    /// Keeps other processes of `swift run specs --jobs` from running any example at the same time.
    /// Use it for resources that processes share, such as a port, a file or a database.
    public static var serial: SpecTrait { SpecTrait { $0.isSerial = true } }

    /// Marks examples that deliberately have no expectations, such as an example whose code only
    /// has to run without trapping. The option `--require-expectations` does not fail them.
    public static var expectsNothing: SpecTrait { SpecTrait { $0.expectsNothing = true } }

    /// Adds a reference to a bug, such as a link or a number, which reports can show.
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

    /// Meaningful only in a group's own traits, not in merged ones.
    var isOrdered = false
}

struct KnownIssue: Sendable {
    var reason: String?
    /// Whether the example may also pass.
    var isIntermittent = false
}

/// Traits that many examples share by reference.
final class SharedTraits: Sendable {
    static let none = SharedTraits(Traits())

    let values: Traits

    private init(_ values: Traits) {
        self.values = values
    }

    /// The time limit, retries and known issue of an inner declaration replace outer values.
    func adding(_ traits: [SpecTrait]) -> SharedTraits {
        guard !traits.isEmpty else { return self }
        var values = values
        for trait in traits { trait.change(&values) }
        return SharedTraits(values)
    }
}
