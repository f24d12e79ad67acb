/// Closures without parameters, which may stand for their result.
enum CallableType {
    /// Whether a type is such a closure.
    static func contains(_ type: Any.Type) -> Bool { result(of: type) != nil }

    /// Whether a type is such a closure, with a result.
    static func returnsValue(_ type: Any.Type) -> Bool { result(of: type).map { $0 != Void.self } ?? false }

    /// Whether the type of such a closure is async.
    static func isAsync(_ type: Any.Type) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return contains(type) && metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) & asyncFlag != 0
    }

    /// The result type of such closures, from the metadata of functions: kind, flags with the
    /// number of parameters, type of the result.
    private static func result(of type: Any.Type) -> Any.Type? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == functionKind else { return nil }
        let size = MemoryLayout<UInt>.size
        guard metadata.load(fromByteOffset: size, as: UInt.self) & parameterCount == 0 else { return nil }
        return metadata.load(fromByteOffset: 2 * size, as: Any.Type.self)
    }

    /// `MetadataKind::Function` of the runtime.
    private static let functionKind: UInt = 0x302
    private static let parameterCount: UInt = 0xFFFF
    private static let asyncFlag: UInt = 0x2000_0000
}
