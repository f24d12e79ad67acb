import SpecEvents
import VirtualTime

/// Commands of several tasks that run at the same time; made by ``Generator/parallelCommands(_:model:tasks:before:each:file:line:)``.
public struct ParallelCommands<Real, Model>: CaseDescribing {
    /// What is done before the tasks begin.
    let before: [CommandCall<Real, Model>]
    let tasks: [[CommandCall<Real, Model>]]
    let model: Model

    /// The commands with their values, as a failure shows them: `put(1), then take() | put(2)`.
    public var description: String {
        let texts = tasks.map { $0.map(\.text).joined(separator: ", ") }.filter { !$0.isEmpty }
        let together = texts.isEmpty ? "no command" : texts.joined(separator: " | ")
        return before.isEmpty ? together : "\(before.map(\.text).joined(separator: ", ")), then \(together)"
    }

    /// Runs the first commands one after the other, and then those of the tasks at the same time, in an order that is drawn from the
    /// choices of the case. What they return must be what they return one after the other in some order: it fails if there is none.
    ///
    /// ```swift
    /// it("counts", forAll: .parallelCommands([add, value], model: 0)) { commands in
    ///     try await commands.run(on: Counter())
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - real: The real thing, in the state that the model begins in.
    ///   - time: The time that commands wait for; it passes until nothing waits for it.
    ///   - file: Where this is called; leave it out.
    ///   - line: Where this is called; leave it out.
    /// - Throws: What a command throws, an error that ends the case after a failure, and what `withDeterministicTasks` throws if a
    ///   command does not end.
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
                        await giveWay()
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

/// Leaves the main actor, which runs its tasks in turn, so that any task may be next.
@concurrent private func giveWay() async {}

extension Generator {
    /// Commands of several tasks, each of which is allowed in every order of the commands.
    ///
    /// - Parameters:
    ///   - commands: The commands, the simplest first; at least one.
    ///   - model: The model at the beginning.
    ///   - tasks: How many tasks there are: 2 or 3.
    ///   - before: How many commands there may be before the tasks begin.
    ///   - each: How many commands each task may have: up to 4, of three tasks up to 2. There are many orders of more.
    ///   - file: Where this is called; leave it out.
    ///   - line: Where this is called; leave it out.
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
