/// What tasks that ran at the same time did to the real thing: when each command began and ended, and what it returned.
@MainActor final class CommandHistory<Model> {
    struct Entry {
        let task: Int
        let text: String
        let begin: Int
        /// `nil` while it runs.
        var end: Int?
        var output: CommandOutput<Model>?
    }

    private(set) var entries: [Entry] = []
    /// How many commands have begun or ended.
    private var count = 0

    private func next() -> Int {
        count += 1
        return count
    }

    func run(_ text: String, of task: Int, _ body: @MainActor () async throws -> CommandOutput<Model>) async rethrows {
        let index = entries.count
        entries.append(Entry(task: task, text: text, begin: next()))
        let output = try await body()
        (entries[index].output, entries[index].end) = (output, next())
    }

    // MARK: Explaining

    /// Whether the commands return the same one after the other, in an order that has each one before those that began after its
    /// end (Wing and Gong, 1993).
    func isLinearizable(from model: Model) -> Bool { Self.isLinearizable(entries[...], from: model) }

    private static func isLinearizable(_ rest: ArraySlice<Entry>, from model: Model) -> Bool {
        let firstEnd = rest.compactMap(\.end).min() ?? .max
        return rest.isEmpty
            || rest.indices.contains { index in
                guard rest[index].begin < firstEnd, let output = rest[index].output else { return false }
                var state = model
                guard output.difference(&state) == nil else { return false }
                return isLinearizable(rest[..<index] + rest[(index + 1)...], from: state)
            }
    }

    // MARK: Drawing

    /// A column for each task, and a row for each time that a command began or ended.
    var diagram: [String] {
        let tasks = (entries.map(\.task).max() ?? 0) + 1
        var rows = [(0..<tasks).map { "task \($0 + 1)" }]
        var running = Array(repeating: false, count: tasks)
        for time in 1..<(count + 1) {
            guard let (task, text) = event(at: time, &running) else { continue }
            rows.append((0..<tasks).map { $0 == task ? text : running[$0] ? "│" : "" })
        }
        let widths = (0..<tasks).map { task in rows.map(\.[task].count).max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 3) }
            return String(cells.joined().reversed().drop { $0 == " " }.reversed())
        }
    }

    private func event(at time: Int, _ running: inout [Bool]) -> (Int, String)? {
        if let entry = entries.first(where: { $0.begin == time }) {
            if entry.end == time + 1 { return (entry.task, "• \(entry.text)\(Self.answer(of: entry))") }
            running[entry.task] = true
            return (entry.task, "┌ \(entry.text)")
        }
        guard let entry = entries.first(where: { $0.end == time }), entry.begin != time - 1 else { return nil }
        running[entry.task] = false
        return (entry.task, "└\(Self.answer(of: entry))")
    }

    private static func answer(of entry: Entry) -> String {
        entry.output.map { $0.text.isEmpty ? "" : " → \($0.text)" } ?? ""
    }
}
