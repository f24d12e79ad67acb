import SpecEvents

/// A hook of a group or of the whole suite, or a clean-up.
struct Hook {
    var kind: HookKind
    var place: Place
    var body: Body
}

/// A spec class that follows Quick's rules: the `afterEach` hooks of a group run outside its
/// `beforeEach` and `aroundEach` hooks, and the class may have no examples.
package protocol FollowsQuick {}

/// The body of a hook or example. Sync and async are one type: most code need not distinguish them.
package enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)
    /// The body of an `aroundEach`, which calls its argument to run the example.
    case around(@MainActor (@MainActor () -> Void) throws -> Void)
    case asyncAround(@MainActor (@escaping @MainActor () async -> Void) async throws -> Void)
}

/// The clean-ups of one example, ordered group or suite, registered with `deferCleanup`.
@MainActor final class CleanupList {
    private var cleanups: [Hook] = []

    var isEmpty: Bool { cleanups.isEmpty }

    func append(_ cleanup: Hook) {
        cleanups.append(cleanup)
    }

    func takeLast() -> Hook? { cleanups.popLast() }
}

/// Shared examples. A group can use its own and those of all enclosing groups, by name.
struct SharedExamples {
    let contextType: Any.Type
    /// Declares the examples, given a context closure; returns `false` if its type does not match.
    let declare: @MainActor (Any) -> Bool
}
