import Foundation
import SpecEvents
import VirtualTime

/// Runs a closure on the main thread, where screens must be accessed. Blocks the calling thread
/// until the closure returns.
package func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
    // The result is never accessed by two threads at the same time.
    nonisolated(unsafe) var result: Result?
    let (screen, owner) = (CurrentScreen.value, CurrentFailureOwner.value)
    func run() {
        CurrentScreen.$value.withValue(screen) {
            CurrentFailureOwner.$value.withValue(owner) { MainActor.assumeIsolated { result = body() } }
        }
    }
    if Thread.runsMainActor { run() } else { DispatchQueue.main.sync(execute: run) }
    return result!
}

/// Runs a closure on the main thread and returns its result, or `nil` if the time limit is reached.
/// If the closure has not started by then, it never runs. The limit prevents a deadlock when the
/// main thread is waiting for the calling thread.
package func onMainThread<Result>(within seconds: Double, _ body: @escaping @MainActor () -> Result) -> Result? {
    guard !Thread.runsMainActor else { return onMainThread(body) }
    nonisolated(unsafe) var result: Result?
    let (screen, owner) = (CurrentScreen.value, CurrentFailureOwner.value)
    let work = DispatchWorkItem {
        CurrentScreen.$value.withValue(screen) {
            CurrentFailureOwner.$value.withValue(owner) { MainActor.assumeIsolated { result = body() } }
        }
    }
    DispatchQueue.main.async(execute: work)
    guard work.wait(timeout: .now() + seconds) == .success else {
        work.cancel()
        return nil
    }
    return result
}
