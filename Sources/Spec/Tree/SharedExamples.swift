struct SharedExamples {
    let contextType: Any.Type
    /// Declares the examples, or returns `false` if the context closure has the wrong type.
    let declare: @MainActor (Any) -> Bool
}

/// The context for shared examples, as a dictionary whose values can have any type.
struct NamedValues {
    let values: () -> [String: Any]

    /// Fails unless the context is a dictionary with `String` keys, or `Void`, which has no values.
    init?<Context>(_ makeContext: @escaping () -> Context) {
        guard Context.self is any NamedValuesDictionary.Type || Context.self == Void.self else { return nil }
        values = { (makeContext() as? any NamedValuesDictionary)?.named ?? [:] }
    }
}

private protocol NamedValuesDictionary {
    var named: [String: Any] { get }
}

extension Dictionary: NamedValuesDictionary where Key == String {
    fileprivate var named: [String: Any] { mapValues { $0 } }
}
