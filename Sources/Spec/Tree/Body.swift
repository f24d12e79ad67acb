/// The body of a hook or an example. Sync and async are two cases of one type, so code that runs a body need not know
/// which.
enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)
}
