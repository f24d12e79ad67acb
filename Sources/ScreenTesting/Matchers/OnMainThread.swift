import Foundation
import SpecEvents
import VirtualTime

/// Runs a closure on the main thread, to which screens are confined. Can be called on any thread,
/// and blocks that thread until the closure returns.
package func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
    // Only one thread at a time accesses the result.
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

/// Returns the closure's result, or `nil` if the time limit is exceeded. A closure that has not
/// started by then never runs. The limit is needed because the main thread may itself be waiting
/// for the calling thread.
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
