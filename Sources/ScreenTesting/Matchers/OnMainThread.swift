import Foundation
import SpecEvents
import VirtualTime

/// Runs a body on the main thread, where screens are: matchers run on any thread.
package func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
    // Only one thread at a time uses it.
    nonisolated(unsafe) var result: Result?
    let screen = CurrentScreen.value
    let owner = CurrentFailureOwner.value
    if Thread.runsMainActor {
        MainActor.assumeIsolated { result = body() }
    } else {
        DispatchQueue.main.sync {
            MainActor.assumeIsolated {
                CurrentScreen.$value.withValue(screen) {
                    CurrentFailureOwner.$value.withValue(owner) { result = body() }
                }
            }
        }
    }
    return result!
}

/// The form that does not wait forever for a main thread that is itself waiting for this one.
///
/// - Parameter seconds: How long it may take.
/// - Returns: `nil` if it takes longer. The body does not begin after that.
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
