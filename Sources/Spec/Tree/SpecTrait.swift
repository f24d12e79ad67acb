/// A property of an example, or of all examples in a group. Traits are passed after the name.
///
/// ```swift
/// it("loads a page of 10,000 facts", .tags("slow"), .timeLimit(.seconds(5))) { … }
/// describe("on a bad network", .enabled(if: canSimulateNetwork, "needs the simulator")) { … }
/// ```
public struct SpecTrait: Sendable {
    /// The change that it makes to the traits of an example.
    let change: @Sendable (inout Traits) -> Void

    init(_ change: @escaping @Sendable (inout Traits) -> Void) { self.change = change }

    /// Runs only focused examples, in all spec classes, and skips the others. If the environment
    /// variable `CI` is set, all examples run, and the focus fails the run.
    public static var focused: SpecTrait { SpecTrait { $0.isFocused = true } }

    /// Marks the placeholder that makes reports show an empty group.
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
    ///   - isIntermittent: Whether they may also pass, because the issue does not occur every time.
    public static func knownIssue(_ reason: String, isIntermittent: Bool) -> SpecTrait {
        SpecTrait { $0.knownIssue = KnownIssue(reason: reason, isIntermittent: isIntermittent) }
    }

    /// Runs the examples only if the condition is true when they are declared; otherwise skips
    /// them, with the given reason.
    public static func enabled(if condition: Bool, _ reason: String? = nil) -> SpecTrait {
        condition ? SpecTrait { _ in } : skipped("disabled", reason)
    }

    /// Adds tags, which can select examples, as in `swift run specs --tag slow`.
    public static func tags(_ tags: String...) -> SpecTrait {
        SpecTrait { traits in traits.tags += tags.filter { !traits.tags.contains($0) } }
    }

    /// Marks examples for readers who know the code: `swift run specs --audience product` leaves
    /// them out of the report. The same as `.tags("technical")`; an example in a technical group is
    /// shown if it has the tag `product`.
    public static var technical: SpecTrait { .tags("technical") }

    /// Fails an example that takes longer than this. Spec cancels async code. If sync code exceeds
    /// the limit, the runner kills the process; without a runner, the example fails when the code
    /// ends. Zero or less means no limit. The innermost limit applies.
    public static func timeLimit(_ limit: Duration) -> SpecTrait { SpecTrait { $0.timeLimit = limit } }

    /// Runs a failed example again, up to this many times; if it then passes, it is reported as
    /// flaky. The innermost number applies.
    public static func retries(_ count: Int) -> SpecTrait { SpecTrait { $0.retries = max(count, 0) } }

    /// Runs a group's examples in order of declaration, with shared state: Spec evaluates the
    /// closures once, `beforeAll` and `afterAll` run once, and a failure skips the rest.
    public static var ordered: SpecTrait { SpecTrait { $0.isOrdered = true } }

    /// Runs the example alone under `swift run specs --jobs`: no other process of the run runs one
    /// at the same time. For resources that processes share, such as a port, a file or a database.
    public static var serial: SpecTrait { SpecTrait { $0.isSerial = true } }

    /// Marks examples that deliberately expect nothing, such as one that only must not trap:
    /// reports do not flag them, and `--require-expectations` does not fail them.
    public static var expectsNothing: SpecTrait { SpecTrait { $0.expectsNothing = true } }

    /// Adds a reference to a bug, a link or a number, shown unless the example simply passed.
    public static func bug(_ reference: String) -> SpecTrait { SpecTrait { $0.bugs.append(reference) } }

    private static func skipped(_ word: String, _ reason: String? = nil) -> SpecTrait {
        SpecTrait { $0.skipReason = $0.skipReason ?? reason.map { "\(word): \($0)" } ?? word }
    }
}

/// The traits of an example, merged from its own and those of the enclosing groups.
struct Traits: Sendable {
    var isFocused = false
    /// Why the example does not run; `nil` if it runs.
    var skipReason: String?
    /// Set if the example's failures are expected.
    var knownIssue: KnownIssue?
    var tags: [String] = []
    var timeLimit: Duration?
    var retries: Int?
    var bugs: [String] = []
    /// Whether no other process may run an example at the same time.
    var isSerial = false
    /// Whether the example deliberately has no expectations.
    var expectsNothing = false
    /// The repeater that runs the example several times; `nil` to run it once.
    var repeater: (any ExampleRepeater)?

    /// Whether the group is ordered. Meaningful only among a group's own traits, not merged ones.
    var isOrdered = false

    /// Adds an inner declaration's traits; its limit, retries and known issue replace outer ones.
    mutating func add(_ traits: [SpecTrait]) {
        for trait in traits { trait.change(&self) }
    }
}

/// A known issue that makes an example fail.
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

    /// Returns these traits merged with those of an inner declaration.
    func adding(_ traits: [SpecTrait]) -> SharedTraits {
        guard !traits.isEmpty else { return self }
        var values = values
        values.add(traits)
        return SharedTraits(values)
    }
}
