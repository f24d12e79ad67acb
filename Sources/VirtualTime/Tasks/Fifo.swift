/// A queue of which any element can be removed, in O(1) on average.
struct Fifo<Element> {
    private var elements: [Element] = []
    private var head = 0

    var count: Int { elements.count - head }
    var isEmpty: Bool { head == elements.count }
    var first: Element? { isEmpty ? nil : elements[head] }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Removes an element; unless it is the first, the last one takes its place.
    mutating func remove(at offset: Int) -> Element {
        let element = elements[head + offset]
        if offset == 0 {
            head += 1
        } else {
            elements.swapAt(head + offset, elements.count - 1)
            elements.removeLast()
        }
        if head > 64, head > elements.count / 2 {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Removes all elements, and returns them in order.
    mutating func removeAll() -> [Element] {
        defer {
            elements = []
            head = 0
        }
        return Array(elements[head...])
    }
}
