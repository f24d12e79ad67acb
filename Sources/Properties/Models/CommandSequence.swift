import SpecEvents

/// Commands to run one after another, on a real object and on its model. To generate sequences, use
/// ``Generator/commands(_:model:count:file:line:)``.
public struct CommandSequence<Real, Model>: CaseDescribing {
    let calls: [CommandCall<Real, Model>]
    let model: Model

    /// The commands with their values, as shown in failure messages.
    public var description: String { calls.isEmpty ? "no command" : calls.map(\.text).joined(separator: ", ") }

    /// Runs the commands on a real object and on the model. Records a failure and stops as soon as
    /// their results differ.
    ///
    /// ```swift
    /// it("is a stack", forAll: .commands([push, pop], model: [Int]())) { commands in
    ///     try await commands.run(on: Stack()) { stack, numbers in
    ///         expect(stack.count) == numbers.count
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - real: The real object, in the state that the initial model describes.
    ///   - file: The file that contains the call. Use the default value.
    ///   - line: The line that contains the call. Use the default value.
    ///   - always: A closure with expectations that must hold at the start and after each command.
    /// - Throws: Any error thrown by a command or by `always`, or an error that ends the case after
    ///   a failure.
    @MainActor public func run(
        on real: Real,
        file: StaticString = #filePath,
        line: UInt = #line,
        always: @MainActor (Real, Model) async throws -> Void = { _, _ in }
    ) async throws {
        var model = model
        try await always(real, model)
        for (index, call) in calls.enumerated() {
            if let difference = try await call.perform(real).difference(&model) {
                FailureReport.record("command \(index + 1) of \(calls.count), \(call.text): \(difference)", file, line)
                throw CaseHasFailed()
            }
            try await always(real, model)
        }
    }
}

extension Generator {
    /// Returns a generator of command sequences. The model allows each command in the state that
    /// the preceding commands produce.
    ///
    /// - Parameters:
    ///   - commands: At least one command. The first is the simplest.
    ///   - model: The initial model.
    ///   - count: The minimum and maximum number of commands. A sequence may be shorter if the
    ///     model allows no further command.
    ///   - file: The file that contains the call. Use the default value.
    ///   - line: The line that contains the call. Use the default value.
    public static func commands<Real, Model>(
        _ commands: [Command<Real, Model>],
        model: Model,
        count: ClosedRange<Int> = 0...50,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Generator where Value == CommandSequence<Real, Model> {
        Generator(of: [GeneratorMisuse(empty: commands, ".commands([])", file, line)]) { choices in
            CommandSequence(calls: choices.calls(of: commands, in: model, count: count) { _ in true }, model: model)
        }
    }
}

extension Choices {
    /// - Parameter accepts: Returns whether to keep the last of the calls passed to it.
    func calls<Real, Model>(
        of commands: [Command<Real, Model>],
        in model: Model,
        count: ClosedRange<Int>,
        accepts: ([CommandCall<Real, Model>]) -> Bool
    ) -> [CommandCall<Real, Model>] {
        var (state, calls) = (model, [CommandCall<Real, Model>]())
        repeated(count) {
            guard !commands.isEmpty else { return false }
            let command = commands[Int(number(upTo: UInt64(commands.count - 1)))]
            guard let call = command.drawn(self, state), accepts(calls + [call]) else { return false }
            call.apply(&state)
            calls.append(call)
            return true
        }
        return calls
    }
}
