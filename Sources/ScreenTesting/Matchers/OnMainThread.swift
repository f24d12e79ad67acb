import Foundation
import SpecEvents
import VirtualTime

/// Runs a body on the main thread, where screens are: matchers are called from any thread.
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
