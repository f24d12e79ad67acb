/// Seconds per operation, for `count` operations in `body`.
@MainActor func cost(of count: Int, _ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    return (ContinuousClock.now - start) / .seconds(1) / Double(count)
}
