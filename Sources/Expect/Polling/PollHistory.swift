import Foundation

/// The first and the last changes of a value while polling.
struct PollHistory {
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

    /// Adds an outcome if it differs from the previous one.
    mutating func add<Value>(_ outcome: Outcome<Value>, after time: Duration) {
        let text = outcome.briefText
        guard text != (last.last ?? first.last)?.text else { return }
        count += 1
        if first.count < Self.firstCount { return first.append(Entry(text: text, time: time)) }
        if last.count == Self.lastCount { last.removeFirst() }
        last.append(Entry(text: text, time: time))
    }

    /// A line for the failure message, if the value changed.
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
        case .error(let error): "threw \(describe(error: error, atMost: 60))"
        }
    }
}
