/// Something that can be done to the real thing, and what it does to a model of it.
///
/// ```swift
/// let push = Command<Stack, [Int]>("push", with: .int) { stack, number in
///     stack.push(number)
/// } model: { numbers, number in
///     numbers.append(number)
/// }
/// let pop = Command<Stack, [Int]>("pop", when: { !$0.isEmpty }) { $0.pop() } model: { $0.popLast() }
/// ```
///
/// What the two return must be equal.
public struct Command<Real, Model> {
    /// Draws a call; `nil` if the command is not allowed in this state of the model.
    let drawn: (Choices, Model) -> CommandCall<Real, Model>?

    /// Makes a command that takes a value.
    ///
    /// - Parameters:
    ///   - name: What a failure calls it.
    ///   - input: Makes the value.
    ///   - isAllowed: Whether it can be done in a state of the model.
    ///   - real: Does it. An error that it throws is a failure.
    ///   - model: Does it to the model, and returns what the real one must return.
    public init<Input, Output: Equatable>(
        _ name: String,
        with input: Generator<Input>,
        when isAllowed: @escaping (Model, Input) -> Bool = { _, _ in true },
        real: @escaping @MainActor (Real, Input) async throws -> Output,
        model: @escaping (inout Model, Input) -> Output
    ) {
        drawn = { choices, state in
            // Cases run on the main actor.
            nonisolated(unsafe) let value = choices.draw(input)
            guard isAllowed(state, value) else { return nil }
            return CommandCall(
                text: "\(name)(\(ValueText.text(value)))",
                isAllowed: { isAllowed($0, value) },
                real: { try await real($0, value) },
                model: { model(&$0, value) }
            )
        }
    }

    /// Makes a command that takes a value and returns nothing.
    public init<Input>(
        _ name: String,
        with input: Generator<Input>,
        when isAllowed: @escaping (Model, Input) -> Bool = { _, _ in true },
        real: @escaping @MainActor (Real, Input) async throws -> Void,
        model: @escaping (inout Model, Input) -> Void
    ) {
        self.init(name, with: input, when: isAllowed) { subject, value in
            try await real(subject, value)
            return NoOutput()
        } model: { state, value in
            model(&state, value)
            return NoOutput()
        }
    }

    /// Makes a command without a value that returns nothing.
    public init(
        _ name: String,
        when isAllowed: @escaping (Model) -> Bool = { _ in true },
        real: @escaping @MainActor (Real) async throws -> Void,
        model: @escaping (inout Model) -> Void
    ) {
        self.init(name, when: isAllowed) { subject in
            try await real(subject)
            return NoOutput()
        } model: { state in
            model(&state)
            return NoOutput()
        }
    }

    /// Makes a command without a value.
    public init<Output: Equatable>(
        _ name: String,
        when isAllowed: @escaping (Model) -> Bool = { _ in true },
        real: @escaping @MainActor (Real) async throws -> Output,
        model: @escaping (inout Model) -> Output
    ) {
        drawn = { _, state in
            guard isAllowed(state) else { return nil }
            return CommandCall(text: "\(name)()", isAllowed: isAllowed, real: real, model: model)
        }
    }
}

/// What a command returns that returns nothing.
private struct NoOutput: Equatable, CaseDescribing {
    var description: String { "" }
}

/// A command with its value.
struct CommandCall<Real, Model> {
    let text: String
    let isAllowed: (Model) -> Bool
    /// Changes the model.
    let apply: (inout Model) -> Void
    /// Does it to the real thing.
    let perform: @MainActor (Real) async throws -> CommandOutput<Model>

    init<Output: Equatable>(
        text: String,
        isAllowed: @escaping (Model) -> Bool,
        real: @escaping @MainActor (Real) async throws -> Output,
        model: @escaping (inout Model) -> Output
    ) {
        (self.text, self.isAllowed) = (text, isAllowed)
        apply = { _ = model(&$0) }
        // Cases run on the main actor.
        nonisolated(unsafe) let model = model
        perform = { subject in
            let output = try await real(subject)
            return CommandOutput(text: ValueText.text(output)) { state in
                let expected = model(&state)
                if output == expected { return nil }
                return "expected \(ValueText.text(expected)), as the model says, got \(ValueText.text(output))"
            }
        }
    }
}

/// What the real thing returned.
struct CommandOutput<Model> {
    let text: String
    /// Changes the model, and says what is wrong; `nil` if the model returns the same.
    let difference: (inout Model) -> String?
}
