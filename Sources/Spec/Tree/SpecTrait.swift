/// A trait: something said about a group or an example, after its name; what is said of a group holds for all examples in it.
///
/// ```swift
/// it("loads a page of 10,000 facts", .tags("slow"), .timeLimit(.seconds(5))) { … }
/// describe("on a bad network", .enabled(if: canSimulateNetwork, "needs the simulator")) { … }
/// ```
public struct SpecTrait: Sendable {
    enum Kind: Sendable {
        case focused
        /// Does not run: for which of the reasons, `pending` or `disabled`, and why.
        case skipped(String, String?)
        case knownIssue(String?)
        case tags([String])
        case timeLimit(Duration)
        case retries(Int)
        case ordered
        case bug(String)
    }

    let kind: Kind?

    private init(_ kind: Kind?) {
        self.kind = kind
    }

    /// Only focused examples run, in all spec classes; the others are skipped. With `CI` set this fails the run.
    public static var focused: SpecTrait { SpecTrait(.focused) }

    /// Does not run yet; counts as skipped.
    public static var pending: SpecTrait { SpecTrait(.skipped("pending", nil)) }

    /// Does not run yet, and says why; counts as skipped.
    public static func pending(_ reason: String) -> SpecTrait { SpecTrait(.skipped("pending", reason)) }

    /// Runs and has to fail: its failures are expected, and passing is a failure, so that it is noticed when the issue
    /// is gone.
    public static var knownIssue: SpecTrait { SpecTrait(.knownIssue(nil)) }

    /// Runs and has to fail, and says why; passing is a failure.
    public static func knownIssue(_ reason: String) -> SpecTrait { SpecTrait(.knownIssue(reason)) }

    /// Runs only if the condition is true where it is declared; otherwise counts as skipped, with the reason.
    public static func enabled(if condition: Bool, _ reason: String? = nil) -> SpecTrait {
        SpecTrait(condition ? nil : .skipped("disabled", reason))
    }

    /// Words to select examples by, as in `swift run specs --tag slow`.
    public static func tags(_ tags: String...) -> SpecTrait { SpecTrait(.tags(tags)) }

    /// Fails the example if it takes longer. An async one is cancelled; a sync one is ended by the runner, and without
    /// the runner fails when it comes to its end. Zero and less mean no limit. The innermost limit holds.
    public static func timeLimit(_ limit: Duration) -> SpecTrait { SpecTrait(.timeLimit(limit)) }

    /// Runs the example again if it fails, up to this many times; one that passes then is reported as flaky. The
    /// innermost number holds.
    public static func retries(_ count: Int) -> SpecTrait { SpecTrait(.retries(max(count, 0))) }

    /// Runs the examples of a group in the order of their declaration, on shared state: the closures are evaluated once,
    /// `beforeAll` and `afterAll` run once, and when one example fails the rest are skipped.
    public static var ordered: SpecTrait { SpecTrait(.ordered) }

    /// Refers to a report: a link or a number, shown with the example where it has not simply passed.
    public static func bug(_ reference: String) -> SpecTrait { SpecTrait(.bug(reference)) }
}
