/// A property of a group, for all its examples, or of an example; given after the name.
///
/// ```swift
/// it("loads a page of 10,000 facts", .tags("slow"), .timeLimit(.seconds(5))) { … }
/// describe("on a bad network", .enabled(if: canSimulateNetwork, "needs the simulator")) { … }
/// ```
public struct SpecTrait: Sendable {
    enum Kind: Sendable {
        case focused
        /// Does not run: a word such as `pending` or `disabled`, and the reason.
        case skipped(String, String?)
        case knownIssue(String?)
        case tags([String])
        case timeLimit(Duration)
        case retries(Int)
        case ordered
        case serial
        case expectsNothing
        case bug(String)
        case repeated(any ExampleRepeater)
    }

    let kind: Kind?

    init(_ kind: Kind?) {
        self.kind = kind
    }

    /// Only focused examples run, in all classes; others are skipped. With `CI` set the run fails.
    public static var focused: SpecTrait { SpecTrait(.focused) }

    /// Marks the placeholder of an empty group, which makes reports show the group.
    static var emptyGroup: SpecTrait { SpecTrait(.skipped("the group is empty", nil)) }

    /// Does not run yet; counts as skipped.
    public static var pending: SpecTrait { SpecTrait(.skipped("pending", nil)) }

    /// Does not run yet, for the reason given; counts as skipped.
    public static func pending(_ reason: String) -> SpecTrait { SpecTrait(.skipped("pending", reason)) }

    /// Runs and must fail: its failures are expected, and a pass is a failure, which shows that the
    /// issue is fixed.
    public static var knownIssue: SpecTrait { SpecTrait(.knownIssue(nil)) }

    /// Runs and must fail, for the reason given; a pass is a failure.
    public static func knownIssue(_ reason: String) -> SpecTrait { SpecTrait(.knownIssue(reason)) }

    /// Runs only if the condition is true at the declaration; otherwise skipped with the reason.
    public static func enabled(if condition: Bool, _ reason: String? = nil) -> SpecTrait {
        SpecTrait(condition ? nil : .skipped("disabled", reason))
    }

    /// Words that select examples, as in `swift run specs --tag slow`.
    public static func tags(_ tags: String...) -> SpecTrait { SpecTrait(.tags(tags)) }

    /// For people who know the code: `swift run specs --audience product` leaves it out. The same
    /// as `.tags("technical")`; an example in such a group is shown if it has the tag `product`.
    public static var technical: SpecTrait { .tags("technical") }

    /// Fails the example if it takes longer. Spec cancels async code; the runner kills the process
    /// of sync code, which else fails at its end. Zero or less is no limit. The innermost wins.
    public static func timeLimit(_ limit: Duration) -> SpecTrait { SpecTrait(.timeLimit(limit)) }

    /// Runs a failed example again, up to this many times; if it then passes, it is reported as
    /// flaky. The innermost number applies.
    public static func retries(_ count: Int) -> SpecTrait { SpecTrait(.retries(max(count, 0))) }

    /// Runs the examples of a group as declared, on shared state: Spec evaluates the closures once,
    /// `beforeAll` and `afterAll` run once, and a failure skips the remaining examples.
    public static var ordered: SpecTrait { SpecTrait(.ordered) }

    /// Runs the example alone under `swift run specs --jobs`: no other process of the run runs an
    /// example meanwhile. For resources that processes share, such as a port, a file or a database.
    public static var serial: SpecTrait { SpecTrait(.serial) }

    /// Expects nothing on purpose, such as an example that only must not trap: reports do not mark
    /// it, and `--require-expectations` does not fail it.
    public static var expectsNothing: SpecTrait { SpecTrait(.expectsNothing) }

    /// Refers to a bug: a link or a number, which reports show unless the example simply passed.
    public static func bug(_ reference: String) -> SpecTrait { SpecTrait(.bug(reference)) }
}
