import Dispatch

/// A queue that does work later, as `DispatchQueue` does.
///
/// In specs it is a queue of virtual time.
public protocol WorkQueue: AnyObject, Sendable {
    /// Does work at a time.
    func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem)
}

extension DispatchQueue: WorkQueue {}

extension WorkQueue {
    /// Does work on the main thread, which has to be the queue's, after a time.
    @MainActor func async(after interval: DispatchTimeInterval, _ work: @escaping @MainActor () -> Void) {
        let workItem = DispatchWorkItem { MainActor.assumeIsolated(work) }
        asyncAfter(deadline: .now() + interval, execute: workItem)
    }
}
