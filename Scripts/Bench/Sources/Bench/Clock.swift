/// Runs `body`, which performs `count` operations, and returns the seconds per operation.
@MainActor func cost(of count: Int, _ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    return (ContinuousClock.now - start) / .seconds(1) / Double(count)
}
