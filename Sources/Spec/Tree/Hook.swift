import SpecEvents

/// A cleanup, or a hook that belongs to a group or to the whole suite.
struct Hook {
    var kind: HookKind
    var place: Place
    var body: Body
}

/// The body of an example or a hook. Most code handles sync and async bodies alike.
package enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)
    /// The body of an `aroundEach` hook, which calls its argument to run the example.
    case around(@MainActor (@MainActor () -> Void) throws -> Void)
    case asyncAround(@MainActor (@escaping @MainActor () async -> Void) async throws -> Void)
}

@MainActor final class CleanupList {
    var hooks: [Hook] = []
}
