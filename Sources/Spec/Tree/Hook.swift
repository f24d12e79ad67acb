import SpecEvents

/// A hook of a group or of the whole suite, or a cleanup.
struct Hook {
    var kind: HookKind
    var place: Place
    var body: Body
}

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
