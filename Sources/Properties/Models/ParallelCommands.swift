import SpecEvents
import VirtualTime

/// Commands for several tasks that run concurrently. To generate them, use
/// ``Generator/parallelCommands(_:model:tasks:before:each:file:line:)``.
public struct ParallelCommands<Real, Model>: CaseDescribing {
    let before: [CommandCall<Real, Model>]
    let tasks: [[CommandCall<Real, Model>]]
    let model: Model

    /// The commands with their values, as shown in failure messages, such as
    /// `put(1), then take() | put(2)`.
    public var description: String {
        let texts = tasks.map { $0.map(\.text).joined(separator: ", ") }.filter { !$0.isEmpty }
        let together = texts.isEmpty ? "no command" : texts.joined(separator: " | ")
        return before.isEmpty ? together : "\(before.map(\.text).joined(separator: ", ")), then \(together)"
    }

    /// Runs the initial commands one after another, and then the tasks' commands concurrently, in a
    /// random order. Fails if no sequential order of the commands explains the values they return.
    ///
    /// ```swift
    /// it("counts", forAll: .parallelCommands([add, value], model: 0)) { commands in
    ///     try await commands.run(on: Counter())
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - real: The real object, in the state that the initial model describes.
    ///   - time: The virtual time that the commands use. It advances until nothing is pending.
    ///   - file: The file that contains the call. Use the default value.
    ///   - line: The line that contains the call. Use the default value.
    /// - Throws: An error thrown by a command, an error that ends the case after a failure, or the
    ///   error thrown by `withDeterministicTasks` if a command does not end.
    @MainActor public func run(
        on real: Real,
        time: VirtualTime? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        var state = model
        before.forEach { $0.apply(&state) }
        let history = CommandHistory<Model>()
        var errors: [any Error] = []
        func start(_ body: @escaping @MainActor () async throws -> Void) {
            Task { do { try await body() } catch { errors.append(error) } }
        }
        let length = 8 * tasks.joined().count
        try await withDrawnSchedule(by: .pct(depth: 3), length: length, file: file, line: line) {
            try await withDeterministicTasks {
                start { try await CommandSequence(calls: before, model: model).run(on: real, file: file, line: line) }
                if let time { try await time.run() }
            }
            for (index, calls) in tasks.enumerated() where errors.isEmpty {
                start {
                    for call in calls {
                        await leaveMainActor()
                        try await history.run(call.text, of: index) { try await call.perform(real) }
                    }
                }
            }
            if let time { try await time.run() }
        }
        if let error = errors.first { throw error }
        guard !history.isLinearizable(from: state) else { return }
        let lines = ["the commands return this in no order, one after the other:"] + history.diagram.map { "  \($0)" }
        FailureReport.record(lines.joined(separator: "\n"), file, line)
        throw CaseHasFailed()
    }
}

/// Leaves the main actor, which runs its jobs in a fixed order, so that any task can run next.
@concurrent private func leaveMainActor() async {}

extension Generator {
    /// Returns a generator of commands for several tasks. The model allows every interleaving of
    /// the drawn commands.
    ///
    /// - Parameters:
    ///   - commands: At least one command. The first is the simplest.
    ///   - model: The initial model.
    ///   - tasks: The number of tasks, 2 or 3.
    ///   - before: The minimum and maximum number of commands before the tasks begin.
    ///   - each: The minimum and maximum number of commands in each task. A task has at most 4
    ///     commands, or 2 if there are three tasks.
    ///   - file: The file that contains the call. Use the default value.
    ///   - line: The line that contains the call. Use the default value.
    public static func parallelCommands<Real, Model>(
        _ commands: [Command<Real, Model>],
        model: Model,
        tasks: Int = 2,
        before: ClosedRange<Int> = 0...4,
        each: ClosedRange<Int> = 0...3,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Generator where Value == ParallelCommands<Real, Model> {
        Generator(of: [GeneratorMisuse(empty: commands, ".parallelCommands([])", file, line)]) { choices in
            let first = choices.calls(of: commands, in: model, count: before) { _ in true }
            var state = model
            first.forEach { $0.apply(&state) }
            var all: [[CommandCall<Real, Model>]] = []
            for _ in 0..<min(max(tasks, 2), 3) {
                let count = each.clamped(to: 0...(tasks > 2 ? 2 : 4))
                let calls = choices.calls(of: commands, in: state, count: count) { calls in
                    areAllowed((all + [calls]).map { $0[...] }, in: state)
                }
                all.append(calls)
            }
            return ParallelCommands(before: first, tasks: all, model: model)
        }
    }

    private static func areAllowed<Real, Model>(_ rest: [ArraySlice<CommandCall<Real, Model>>], in model: Model) -> Bool
    {
        rest.indices.allSatisfy { index in
            guard let call = rest[index].first else { return true }
            guard call.isAllowed(model) else { return false }
            var (state, next) = (model, rest)
            call.apply(&state)
            next[index].removeFirst()
            return areAllowed(next, in: state)
        }
    }
}

@MainActor final class CommandHistory<Model> {
    struct Entry {
        let task: Int
        let text: String
        let begin: Int
        var end: Int?
        var output: CommandOutput<Model>?
    }

    private(set) var entries: [Entry] = []
    /// The logical time, which advances whenever a command begins or ends.
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

    // MARK: Checking

    /// Uses Wing and Gong's algorithm (1993). It tries the sequential orders of the commands in
    /// which each command comes before all commands that began after it ended.
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

    // MARK: Diagram

    /// The lines of a diagram that shows, in a column for each task, when commands begin and end.
    var diagram: [String] {
        let tasks = (entries.map(\.task).max() ?? 0) + 1
        var rows = [(0..<tasks).map { "task \($0 + 1)" }]
        for time in 1..<(count + 1) {
            guard let (task, text) = event(at: time) else { continue }
            let running = entries.filter { $0.begin < time && time < $0.end ?? .max }.map(\.task)
            rows.append((0..<tasks).map { $0 == task ? text : running.contains($0) ? "│" : "" })
        }
        let widths = (0..<tasks).map { task in rows.map(\.[task].count).max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 3) }
            return String(cells.joined().reversed().drop { $0 == " " }.reversed())
        }
    }

    private func event(at time: Int) -> (Int, String)? {
        if let entry = entries.first(where: { $0.begin == time }) {
            let isInstant = entry.end == time + 1
            return (entry.task, isInstant ? "• \(entry.text)\(Self.answer(of: entry))" : "┌ \(entry.text)")
        }
        guard let entry = entries.first(where: { $0.end == time }), entry.begin != time - 1 else { return nil }
        return (entry.task, "└\(Self.answer(of: entry))")
    }

    private static func answer(of entry: Entry) -> String {
        entry.output.map { $0.text.isEmpty ? "" : " → \($0.text)" } ?? ""
    }
}
