/// A hook that runs around an example.
struct AroundHook {
    enum Body {
        case sync(@MainActor (@MainActor () -> Void) throws -> Void)
        case async(@MainActor (@escaping @MainActor () async -> Void) async throws -> Void)
    }

    var place: Place
    var body: Body
}
