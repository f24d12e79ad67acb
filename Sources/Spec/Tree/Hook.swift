import SpecEvents

/// A hook of a group or of the whole suite, or a clean-up.
struct Hook {
    var kind: HookKind
    var place: Place
    var body: Body
}

/// A marker protocol for spec classes that follow Quick's rules. Such classes may have no examples,
/// and each group's `afterEach` hooks run outside its `beforeEach` and `aroundEach` hooks.
package protocol FollowsQuick {}

/// The body of a hook or example. Most code does not distinguish sync and async bodies.
package enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)
    /// The body of an `aroundEach` hook, which calls its argument to run the example.
    case around(@MainActor (@MainActor () -> Void) throws -> Void)
    case asyncAround(@MainActor (@escaping @MainActor () async -> Void) async throws -> Void)
}

/// The clean-ups that `deferCleanup` registered for one example, ordered group or suite.
@MainActor final class CleanupList {
    var hooks: [Hook] = []
}

/// A declaration of shared examples, which can be used in the same group and in inner groups.
struct SharedExamples {
    let contextType: Any.Type
    /// Declares the examples with the given context closure. Returns `false` if the closure has the
    /// wrong type.
    let declare: @MainActor (Any) -> Bool
}
