/// A queue of which the first element is removed in O(1) on average, and any other in O(n).
struct Fifo<Element> {
    private var elements: [Element] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }
    var first: Element? { isEmpty ? nil : elements[head] }
    var all: ArraySlice<Element> { elements[head...] }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func removeFirst() -> Element? {
        guard let first else { return nil }
        head += 1
        if head > 64, head > elements.count / 2 {
            elements.removeFirst(head)
            head = 0
        }
        return first
    }

    mutating func remove(where isElement: (Element) -> Bool) -> Element? {
        all.firstIndex(where: isElement).map { elements.remove(at: $0) }
    }

    /// Removes all elements, and returns them in order.
    mutating func removeAll() -> [Element] {
        defer { self = Fifo() }
        return Array(all)
    }
}
