import Foundation

/// Reads events from lines of JSON: the reverse of ``EventEncoder``. It also reads lines that carry an example's whole
/// identity where the identifier would do, as older versions wrote them.
package struct EventDecoder {
    /// The examples that the stream has named so far, by identifier.
    private var examples: [ByteKey: ExampleIdentity] = [:]
    private var failures = ToldFailures()

    /// Begins a stream of events.
    package init() {}

    /// The event that a line holds, with or without its line break.
    ///
    /// - Throws: ``DescribedError``.
    package mutating func event(from line: UnsafeRawBufferPointer) throws -> Event {
        do {
            var json = JSONReader(line)
            let (event, hasIdentity) = try Event.read(from: &json, examples)
            try json.end()
            if hasIdentity, let example = event.example { examples[ByteKey(example.identifier)] = example }
            return failures.completed(event)
        } catch let error as JSONReader.Malformed {
            throw DescribedError(error.text(inLineOf: line.count))
        }
    }

    /// The event that a line holds, with or without its line break.
    ///
    /// - Throws: ``DescribedError``.
    package mutating func event(from line: Data) throws -> Event {
        try line.withUnsafeBytes { try event(from: $0) }
    }
}

extension JSONReader.Malformed {
    /// Why a line with so many bytes is not an event.
    func text(inLineOf count: Int) -> String {
        switch problem {
        case .other(let reason): return reason
        case .tooDeep(let levels): return "nested deeper than \(levels) levels"
        case .expected, .unescaped:
            let position = position ?? 0
            return position < count ? "not the JSON of an event at byte \(position + 1)" : "it has no end"
        }
    }
}
