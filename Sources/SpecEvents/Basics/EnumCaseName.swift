package enum EnumCaseName {
    /// The name without labels and associated values; `nil` if the type is not an enum or is compiled without reflection
    /// metadata.
    package static func of<Value>(_ value: Value) -> String? {
        getEnumCaseName(value).map { String(cString: $0) }
    }
}

/// The function by which the standard library prints a case without a description.
@_silgen_name("swift_EnumCaseName")
private func getEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
