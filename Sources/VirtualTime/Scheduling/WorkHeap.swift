/// The pending work of an ``Agenda``, a binary heap with the earliest work at the top. Cancelled work stays inside until it is
/// at the top, or until it is more than half.
struct WorkHeap {
    /// Work with a copy of what it is compared by: to read that from each object at each comparison costs several times as much.
    private struct Item {
        let deadline: Duration?
        let sequence: Int
        let work: ScheduledWork

        init(_ work: ScheduledWork) {
            deadline = work.deadline
            sequence = work.sequence
            self.work = work
        }

        func isBefore(_ other: Item) -> Bool {
            guard deadline != other.deadline else { return sequence < other.sequence }
            guard let deadline else { return false }
            return other.deadline.map { deadline < $0 } ?? true
        }
    }

    private var items: [Item] = []
    private var cancelledCount = 0

    /// All work in order, also what is cancelled.
    var sorted: [ScheduledWork] { items.sorted { $0.isBefore($1) }.map(\.work) }

    /// The earliest work; it may be a work item that is cancelled.
    mutating func first() -> ScheduledWork? {
        while let top = items.first?.work, top.action == nil { removeTop() }
        return items.first?.work
    }

    mutating func insert(_ work: ScheduledWork) {
        items.append(Item(work))
        siftUp(from: items.count - 1)
    }

    /// Removes the earliest work.
    mutating func removeFirst() -> ScheduledWork? {
        guard let work = first() else { return nil }
        removeTop()
        return work
    }

    /// Counts work that was cancelled, and removes it when there is too much of it.
    mutating func noteCancelled() {
        cancelledCount += 1
        guard cancelledCount > 64, cancelledCount > items.count / 2 else { return }
        items = items.filter { $0.work.action != nil }.sorted { $0.isBefore($1) }
        cancelledCount = 0
    }

    /// Removes the work that meets a condition, and returns it in order.
    mutating func removeAll(where condition: (ScheduledWork) -> Bool) -> [ScheduledWork] {
        let removed = items.filter { condition($0.work) }.sorted { $0.isBefore($1) }
        guard !removed.isEmpty else { return [] }
        // What is sorted is a heap.
        items = items.filter { !condition($0.work) }.sorted { $0.isBefore($1) }
        return removed.map(\.work)
    }

    private mutating func removeTop() {
        if items[0].work.action == nil { cancelledCount = max(0, cancelledCount - 1) }
        let last = items.removeLast()
        guard !items.isEmpty else { return }
        items[0] = last
        siftDown()
    }

    private mutating func siftUp(from start: Int) {
        var index = start
        while index > 0, items[index].isBefore(items[(index - 1) / 2]) {
            items.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func siftDown() {
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < items.count else { return }
            if child + 1 < items.count, items[child + 1].isBefore(items[child]) { child += 1 }
            guard items[child].isBefore(items[index]) else { return }
            items.swapAt(index, child)
            index = child
        }
    }
}
