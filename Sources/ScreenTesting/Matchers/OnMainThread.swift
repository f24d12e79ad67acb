import Foundation
import SpecEvents
import VirtualTime

/// Runs a body on the main thread, where screens are: matchers are called from any thread.
package func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { onMainThread(within: .infinity, $0)! }
}

/// Runs a body on the main thread.
///
/// - Parameter seconds: How long it may take.
/// - Returns: `nil` if it takes longer, as for ever with a main thread that waits for this one. The body does not begin later.
package func onMainThread<Result>(within seconds: Double, _ body: @escaping @MainActor () -> Result) -> Result? {
    // Only one thread at a time uses it.
    nonisolated(unsafe) var result: Result?
    let screen = CurrentScreen.value
    let owner = CurrentFailureOwner.value
    if Thread.runsMainActor {
        MainActor.assumeIsolated { result = body() }
        return result
    }
    let work = DispatchWorkItem {
        MainActor.assumeIsolated {
            CurrentScreen.$value.withValue(screen) {
                CurrentFailureOwner.$value.withValue(owner) { result = body() }
            }
        }
    }
    DispatchQueue.main.async(execute: work)
    guard work.wait(timeout: .now() + seconds) == .success else {
        work.cancel()
        return nil
    }
    return result
}
