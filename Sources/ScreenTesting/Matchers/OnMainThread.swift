import Foundation
import SpecEvents
import VirtualTime

/// Does something on the main thread, where screens are: matchers are called from any.
func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
    // It is not used by two threads at a time.
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
