/// A value that notifies its listeners when it is set.
///
/// ```swift
/// let isEnabled = Dynamic(false)
/// isEnabled.bindAndFire { button.isEnabled = $0 }
/// isEnabled.value = true
/// ```
@MainActor final class Dynamic<Value> {
    /// The current value. Setting it calls the listeners in the order in which they were bound,
    /// even if the value has not changed.
    var value: Value { didSet { listeners.forEach { $0(value) } } }
    private var listeners: [(Value) -> Void] = []

    init(_ value: Value) {
        self.value = value
    }

    /// Adds a listener that is called each time the value is set.
    func bind(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }

    /// Calls a listener now, and each time the value is set.
    func bindAndFire(_ listener: @escaping (Value) -> Void) {
        listener(value)
        bind(listener)
    }
}
