/// A value that notifies its listeners when it is set.
///
/// ```swift
/// let isEnabled = Dynamic(false)
/// isEnabled.bindAndFire { button.isEnabled = $0 }
/// isEnabled.value = true
/// ```
@MainActor final class Dynamic<Value> {
    /// The value. Setting it calls the listeners in the order in which they were bound, even if the
    /// new value equals the old one.
    var value: Value { didSet { listeners.forEach { $0(value) } } }
    private var listeners: [(Value) -> Void] = []

    init(_ value: Value) {
        self.value = value
    }

    /// Calls a listener on every later change.
    func bind(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }

    /// Calls a listener now and on every later change.
    func bindAndFire(_ listener: @escaping (Value) -> Void) {
        listener(value)
        bind(listener)
    }
}
