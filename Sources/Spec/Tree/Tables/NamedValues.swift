/// A context of named values, for any type of the values that the compiler infers.
struct NamedValues {
    let values: () -> [String: Any]

    /// Makes named values from the context, if it returns a dictionary with keys of type `String`, or nothing.
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
