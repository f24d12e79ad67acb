import SpecEvents

/// A hook of a group or of the whole suite, or a cleanup.
struct Hook {
    var kind: HookKind
    var place: Place
    var body: Body
}

/// A marker protocol for spec classes that follow Quick's rules. Such classes may have no examples,
/// and each group's `afterEach` hooks run outside its `beforeEach` and `aroundEach` hooks.
package protocol FollowsQuick {}

/// Most code handles sync and async bodies alike.
package enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)
    /// The body of an `aroundEach` hook, which calls its argument to run the example.
    case around(@MainActor (@MainActor () -> Void) throws -> Void)
    case asyncAround(@MainActor (@escaping @MainActor () async -> Void) async throws -> Void)
}

/// The cleanups that `deferCleanup` registered for one example, ordered group or suite.
@MainActor final class CleanupList {
    var hooks: [Hook] = []
}

struct SharedExamples {
    let contextType: Any.Type
    /// Returns `false` if the context closure has the wrong type.
    let declare: @MainActor (Any) -> Bool
}
