/// What a hook or an example does. Sync and async are two cases of one type, so nobody who runs a body needs to know which.
enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)
}
