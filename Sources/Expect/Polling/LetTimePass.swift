import Foundation

/// Pauses this thread and lets other work run. On the main thread the run loop returns as soon as a block of the main
/// queue has run, because the value has probably changed then.
package func letTimePass(_ pause: Duration) {
    guard Thread.isMainThread else { return sleep(for: pause) }
    let end = ContinuousClock.now + pause
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause / .seconds(1)))
    // Async code may be in a block of the main queue. There the run loop runs no other block, and returns at once.
    if withUnsafeCurrentTask(body: { $0 != nil }) { sleep(for: end - .now) }
}

private func sleep(for pause: Duration) {
    if pause > .zero { Thread.sleep(forTimeInterval: pause / .seconds(1)) }
}
