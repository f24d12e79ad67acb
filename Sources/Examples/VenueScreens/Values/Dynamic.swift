/// A value that tells its listeners when it is set.
///
/// ```swift
/// let isEnabled = Dynamic(false)
/// isEnabled.bindAndFire { button.isEnabled = $0 }
/// isEnabled.value = true
/// ```
@MainActor final class Dynamic<Value> {
    /// Ends a binding: see ``Dynamic/remove(_:)``.
    struct Binding: Hashable {
        fileprivate let number: Int
    }

    /// Setting it calls the listeners in the order in which they were bound, also where the new value equals the old one.
    var value: Value {
        didSet { fire() }
    }

    private var listeners: [(binding: Binding, listener: (Value) -> Void)] = []
    private var bindingCount = 0

    init(_ value: Value) {
        self.value = value
    }

    /// Calls a listener from the next change on.
    @discardableResult func bind(_ listener: @escaping (Value) -> Void) -> Binding {
        bindingCount += 1
        let binding = Binding(number: bindingCount)
        listeners.append((binding, listener))
        return binding
    }

    /// Calls a listener now, and from the next change on.
    @discardableResult func bindAndFire(_ listener: @escaping (Value) -> Void) -> Binding {
        listener(value)
        return bind(listener)
    }

    /// Stops calling a listener, at once: also where another listener of the same change removes it.
    func remove(_ binding: Binding) {
        listeners.removeAll { $0.binding == binding }
    }

    private func fire() {
        for (binding, listener) in listeners where listeners.contains(where: { $0.binding == binding }) {
            listener(value)
        }
    }
}
