/// An operation on a real object, and the same operation on a model.
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
/// The two closures must return equal values.
public struct Command<Real, Model> {
    /// Draws a value and returns a call that uses it, or `nil` if the model does not allow it.
    let drawn: (Choices, Model) -> CommandCall<Real, Model>?

    /// Creates a command that takes a value and returns a value.
    ///
    /// - Parameters:
    ///   - name: The command's name, as shown in failure messages.
    ///   - input: The generator for the value.
    ///   - isAllowed: A closure that returns whether the command is possible, given the model's
    ///     state and the value.
    ///   - real: A closure that performs the command on the real object. If the closure throws, the
    ///     property fails.
    ///   - model: A closure that performs the command on the model and returns the expected value.
    public init<Input, Output: Equatable>(
        _ name: String,
        with input: Generator<Input>,
        when isAllowed: @escaping (Model, Input) -> Bool = { _, _ in true },
        real: @escaping @MainActor (Real, Input) async throws -> Output,
        model: @escaping (inout Model, Input) -> Output
    ) {
        self.init(name, input, isAllowed, real, model, areEqual: ==)
    }

    private init<Input, Output>(
        _ name: String,
        _ input: Generator<Input>,
        _ isAllowed: @escaping (Model, Input) -> Bool,
        _ real: @escaping @MainActor (Real, Input) async throws -> Output,
        _ model: @escaping (inout Model, Input) -> Output,
        areEqual: @escaping (Output, Output) -> Bool
    ) {
        // This is safe, because cases run on the main actor.
        nonisolated(unsafe) let (model, areEqual) = (model, areEqual)
        drawn = { choices, state in
            nonisolated(unsafe) let value = choices.draw(input)
            guard isAllowed(state, value) else { return nil }
            let apply = { _ = model(&$0, value) }
            return CommandCall(
                text: "\(name)(\(Self.text(value)))",
                isAllowed: { isAllowed($0, value) },
                apply: apply
            ) {
                let output = try await real($0, value)
                return CommandOutput(text: Self.text(output)) { state in
                    let expected = model(&state, value)
                    if areEqual(output, expected) { return nil }
                    return "expected \(ValueText.text(expected)), as the model says, got \(ValueText.text(output))"
                }
            }
        }
    }

    /// Creates a command that takes a value and returns nothing.
    public init<Input>(
        _ name: String,
        with input: Generator<Input>,
        when isAllowed: @escaping (Model, Input) -> Bool = { _, _ in true },
        real: @escaping @MainActor (Real, Input) async throws -> Void,
        model: @escaping (inout Model, Input) -> Void
    ) {
        self.init(name, input, isAllowed, real, model) { _, _ in true }
    }

    /// Creates a command that takes no value and returns nothing.
    public init(
        _ name: String,
        when isAllowed: @escaping (Model) -> Bool = { _ in true },
        real: @escaping @MainActor (Real) async throws -> Void,
        model: @escaping (inout Model) -> Void
    ) {
        self.init(name, with: .constant(()), when: { state, _ in isAllowed(state) }) { subject, _ in
            try await real(subject)
        } model: { state, _ in
            model(&state)
        }
    }

    /// Creates a command that takes no value and returns a value.
    public init<Output: Equatable>(
        _ name: String,
        when isAllowed: @escaping (Model) -> Bool = { _ in true },
        real: @escaping @MainActor (Real) async throws -> Output,
        model: @escaping (inout Model) -> Output
    ) {
        self.init(name, with: .constant(()), when: { state, _ in isAllowed(state) }) { subject, _ in
            try await real(subject)
        } model: { state, _ in
            model(&state)
        }
    }

    private static func text(_ value: Any) -> String { value is Void ? "" : ValueText.text(value) }
}

struct CommandCall<Real, Model> {
    let text: String
    let isAllowed: (Model) -> Bool
    let apply: (inout Model) -> Void
    let perform: @MainActor (Real) async throws -> CommandOutput<Model>
}

struct CommandOutput<Model> {
    let text: String
    /// Performs the command on the model. Returns `nil` if the outputs are equal, else a message.
    let difference: (inout Model) -> String?
}
