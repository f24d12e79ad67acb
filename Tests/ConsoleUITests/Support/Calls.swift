/// Remembers in which order something was called.
@MainActor final class Calls {
    private(set) var names: [String] = []

    func note(_ name: String) { names.append(name) }

    /// An action that is remembered.
    func action(_ name: String) -> @MainActor () -> Void { { self.note(name) } }
}
