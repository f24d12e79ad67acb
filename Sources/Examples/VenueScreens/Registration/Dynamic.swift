/// A value that calls its listeners each time it is set, even if it does not change.
///
/// ```swift
/// let isEnabled = Dynamic(false)
/// isEnabled.bindAndFire { button.isEnabled = $0 }
/// isEnabled.value = true
/// ```
@MainActor final class Dynamic<Value> {
    var value: Value { didSet { listeners.forEach { $0(value) } } }
    private var listeners: [(Value) -> Void] = []

    init(_ value: Value) {
        self.value = value
    }

    func bind(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }

    func bindAndFire(_ listener: @escaping (Value) -> Void) {
        listener(value)
        bind(listener)
    }
}
