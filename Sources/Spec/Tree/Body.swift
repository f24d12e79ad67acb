/// What a hook or an example does. Sync and async are two cases of one thing; whoever runs a body need not know which.
enum Body {
    case sync(@MainActor () throws -> Void)
    case async(@MainActor () async throws -> Void)

    /// Runs the body to its end on the main thread. An async one is cancelled at the end of its time.
    @MainActor func run(within limit: TimeLimit? = nil) throws {
        switch self {
        case .sync(let body): try body()
        case .async(let body): try MainRunLoop.wait(for: body, within: limit)
        }
    }
}
