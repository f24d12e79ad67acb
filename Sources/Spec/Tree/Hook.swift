import SpecEvents

/// A hook of a group or of the whole suite, or a clean-up.
struct Hook {
    var kind: HookKind
    var place: Place
    var body: Body
}

/// A class with Quick's rules: `afterEach` after `beforeEach` and `aroundEach`; may be empty.
package protocol FollowsQuick {}

/// The body of a hook or an example. Sync and async are two cases of one type, so most code does
/// not distinguish them.
package enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)
    /// The body of `aroundEach`, which calls its argument.
    case around(@MainActor (@MainActor () -> Void) throws -> Void)
    case asyncAround(@MainActor (@escaping @MainActor () async -> Void) async throws -> Void)
}

/// The clean-ups of one example, ordered group or suite, registered by `deferCleanup`.
@MainActor final class CleanupList {
    private var cleanups: [Hook] = []

    var isEmpty: Bool { cleanups.isEmpty }

    func append(_ cleanup: Hook) {
        cleanups.append(cleanup)
    }

    func takeLast() -> Hook? { cleanups.popLast() }
}

/// Shared examples. A group can use its own and those of all groups around it, by name.
struct SharedExamples {
    let contextType: Any.Type
    /// Declares them with a closure that returns a context; `false` if its type does not match.
    let declare: @MainActor (Any) -> Bool
}
