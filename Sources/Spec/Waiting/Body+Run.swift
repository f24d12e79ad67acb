extension Body {
    /// Runs the body to its end on the main thread. An async body is cancelled at its time limit.
    @MainActor func run(within limit: TimeLimit? = nil) throws {
        switch self {
        case .sync(let body): try body()
        case .async(let body): try MainRunLoop.wait(for: body, within: limit)
        }
    }
}

extension AroundHook {
    /// Runs the hook to its end, and `inner` when the hook calls its argument.
    ///
    /// - Throws: The error of the hook; ``Misuse`` if it did not call its argument exactly once.
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
