/// The pending work of an ``Agenda``, the first to happen at the top. What was cancelled stays inside until it comes to the
/// top, or until it is more than what was not.
struct WorkHeap {
    private var works: [ScheduledWork] = []
    private var cancelledCount = 0

    /// All that is inside, in no order.
    var unordered: [ScheduledWork] { works }

    /// The first to happen that is pending.
    mutating func first() -> ScheduledWork? {
        while let top = works.first, !top.isPending { removeTop() }
        return works.first
    }

    mutating func insert(_ work: ScheduledWork) {
        works.append(work)
        siftUp(from: works.count - 1)
    }

    /// Removes what ``first()`` gives.
    mutating func removeFirst() -> ScheduledWork? {
        guard let work = first() else { return nil }
        removeTop()
        return work
    }

    /// Called when something inside was cancelled.
    mutating func noteCancelled() {
        cancelledCount += 1
        guard cancelledCount > 64, cancelledCount > works.count / 2 else { return }
        works = works.filter(\.isPending).sorted { $0.isBefore($1) }
        cancelledCount = 0
    }

    /// Removes what the condition holds for, and gives it in order.
    mutating func removeAll(where condition: (ScheduledWork) -> Bool) -> [ScheduledWork] {
        let removed = works.filter(condition).sorted { $0.isBefore($1) }
        guard !removed.isEmpty else { return [] }
        // What is sorted is a heap.
        works = works.filter { !condition($0) }.sorted { $0.isBefore($1) }
        return removed
    }

    private mutating func removeTop() {
        let last = works.removeLast()
        guard let top = works.first else { return }
        if top.action == nil { cancelledCount = max(0, cancelledCount - 1) }
        works[0] = last
        siftDown()
    }

    private mutating func siftUp(from start: Int) {
        var index = start
        while index > 0, works[index].isBefore(works[(index - 1) / 2]) {
            works.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func siftDown() {
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < works.count else { return }
            if child + 1 < works.count, works[child + 1].isBefore(works[child]) { child += 1 }
            guard works[child].isBefore(works[index]) else { return }
            works.swapAt(index, child)
            index = child
        }
    }
}
