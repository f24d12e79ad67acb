import Foundation

/// How a value changed while it was waited for: the first and the latest of its changes.
struct WaitHistory {
    private struct Entry {
        var text: String
        var time: Duration

        var line: String { "\(text) after \(String(format: "%.2f s", time / .seconds(1)))" }
    }

    private static let firstCount = 3
    private static let lastCount = 5

    private var first: [Entry] = []
    private var last: [Entry] = []
    private var count = 0

    /// Takes what was seen, and notes it if it differs from what was seen before.
    mutating func add<Value>(_ outcome: Outcome<Value>, after time: Duration) {
        let text = outcome.briefText
        guard text != (last.last ?? first.last)?.text else { return }
        count += 1
        if first.count < Self.firstCount { return first.append(Entry(text: text, time: time)) }
        if last.count == Self.lastCount { last.removeFirst() }
        last.append(Entry(text: text, time: time))
    }

    /// A line for the failure, if there is anything to tell.
    var lines: [String] {
        guard count > 1 else { return [] }
        let leftOut = count - first.count - last.count
        let gap = leftOut > 0 ? ["… \(leftOut) more …"] : []
        return ["on the way: " + (first.map(\.line) + gap + last.map(\.line)).joined(separator: ", ")]
    }
}

extension Outcome {
    fileprivate var briefText: String {
        switch self {
        case .value(let value): describe(value, atMost: 60)
        case .error(let error): "threw \(describe(error, atMost: 60))"
        }
    }
}
