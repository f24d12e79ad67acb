import SpecEvents
import Dispatch

extension TestDispatchQueue {
    /// Submits a closure, which is due at once.
    ///
    /// The group is entered now and left when the closure has run. The quality of service and the flags are ignored: the
    /// queue is serial, so every closure is a barrier.
    @preconcurrency public func async(
        group: DispatchGroup? = nil,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(work, after: .zero, group: group, from: .capture())
    }

    /// Submits a work item, which is due at once. If it is cancelled before, it does not run, and notifies what waits for it.
    public func async(execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: .zero, from: .capture())
    }

    /// Submits a work item, which is due at once. The group is entered now and left when the item has run, or would have if
    /// it had not been cancelled.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        // The closure leaves the group also if the item is cancelled. libdispatch locks the item.
        nonisolated(unsafe) let workItem = workItem
        submit({ workItem.perform() }, after: .zero, group: group, from: .capture())
    }

    /// Submits a closure that is due at a deadline.
    ///
    /// The deadline counts from now, to the millisecond: `.now() + .seconds(3)` is due in three virtual seconds. One
    /// that has passed is due at once, one of `.distantFuture` never. The quality of service and the flags are ignored.
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(work, after: delay(until: deadline), group: nil, from: .capture())
    }

    /// Submits a work item that is due at a deadline. It does not run if it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: delay(until: deadline), from: .capture())
    }

    /// Submits a closure that is due at a deadline on the wall clock. It counts from now, to the millisecond, as with
    /// ``asyncAfter(deadline:qos:flags:execute:)``.
    @preconcurrency public func asyncAfter(
        wallDeadline: DispatchWallTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(work, after: RealDeadline.delay(until: wallDeadline), group: nil, from: .capture())
    }

    /// Submits a work item that is due at a deadline on the wall clock. It does not run if it is cancelled before.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
        agenda.add(.item(workItem, on: queue), after: RealDeadline.delay(until: wallDeadline), from: .capture())
    }

    /// How long it is until a deadline that counts from `.now()`, or from ``currentTime``.
    private func delay(until deadline: DispatchTime) -> Duration? {
        deadline.virtualElapsed.map { $0 - agenda.now } ?? RealDeadline.delay(until: deadline)
    }

    private func submit(
        _ work: @escaping @Sendable () -> Void,
        after delay: Duration?,
        group: DispatchGroup?,
        from place: CallSite
    ) {
        guard let group else { return agenda.add(.closure(work, on: queue), after: delay, from: place) }
        group.enter()
        let workInGroup = { @Sendable in
            work()
            group.leave()
        }
        agenda.add(.closure(workInGroup, on: queue), after: delay, from: place)
    }
}
