import SpecEvents

struct StepList {
    private var count = 0
    private var open: [(id: Int, name: String)] = []
    /// The name of the innermost step that threw an error, and a description of the error.
    private var throwing: (name: String, error: String)?
    private(set) var ended: [ExampleStep] = []

    var innermost: String? { open.last?.name }

    /// Begins a step and returns its ID, which is unique across all attempts.
    mutating func begin(_ name: String) -> Int {
        // By now, any error that an earlier step threw has been caught.
        throwing = nil
        count += 1
        open.append((count, name))
        return count
    }

    mutating func end(_ id: Int, duration: Duration, throwing error: String?, hasFailed: Bool) {
        guard let level = open.lastIndex(where: { $0.id == id }) else { return }
        let name = open.remove(at: level).name
        if let error, throwing?.error != error { throwing = (name, error) }
        ended.append(ExampleStep(name: name, level: level, duration: duration / .seconds(1), hasFailed: hasFailed))
    }

    mutating func take(thatThrew error: String) -> String? {
        defer { throwing = nil }
        return throwing?.error == error ? throwing?.name : nil
    }

    func naming(_ failure: RecordedFailure) -> RecordedFailure {
        guard let innermost else { return failure }
        let name = innermost.split(whereSeparator: \.isNewline).joined(separator: " ")
        return failure.with(message: "in step “\(name)”: \(failure.message)")
    }

    mutating func forget() {
        (open, throwing, ended) = ([], nil, [])
    }
}
