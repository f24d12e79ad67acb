import Expect

/// Describes a value as failure messages do.
public func stringify<Value>(_ value: Value) -> String { describe(value) }
