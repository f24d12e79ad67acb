/// The body of a hook or an example. Sync and async are two cases of one type, so code that runs a body need not know
/// which.
package enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)
    /// That of `aroundEach`, which calls what it is given.
    case around(@MainActor (@MainActor () -> Void) throws -> Void)
    case asyncAround(@MainActor (@escaping @MainActor () async -> Void) async throws -> Void)
}
