/// A hook that runs around an example.
struct Around {
    /// As with ``Spec/Body``, sync and async are two cases of one thing.
    enum Body {
        case sync(@MainActor (@MainActor () -> Void) throws -> Void)
        case async(@MainActor (@escaping @MainActor () async -> Void) async throws -> Void)
    }

    var place: Place
    var body: Body

    /// Runs the hook to its end, and `inner` when the hook asks for it.
    ///
    /// - Throws: What the hook throws; ``Misuse`` if it asked for `inner` never, or more than once.
    @MainActor func run(_ inner: @escaping @MainActor () -> Void) throws {
        var calls = 0
        let once: @MainActor () -> Void = {
            calls += 1
            if calls == 1 { inner() }
        }
        switch body {
        case .sync(let body): try body(once)
        case .async(let body): try MainRunLoop.wait(for: body, around: once)
        }
        if calls != 1 { throw Misuse.aroundEachRanExample(times: calls, at: place) }
    }
}
