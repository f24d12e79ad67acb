/// Recognizes closure types without parameters. A test may pass such a closure by mistake.
enum CallableType {
    static func contains(_ type: Any.Type) -> Bool { result(of: type) != nil }

    static func returnsValue(_ type: Any.Type) -> Bool { result(of: type).map { $0 != Void.self } ?? false }

    static func isAsync(_ type: Any.Type) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return contains(type) && metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) & asyncFlag != 0
    }

    /// Function metadata begins with the kind, the flags and the result type.
    private static func result(of type: Any.Type) -> Any.Type? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == functionKind else { return nil }
        let size = MemoryLayout<UInt>.size
        guard metadata.load(fromByteOffset: size, as: UInt.self) & parameterCount == 0 else { return nil }
        return metadata.load(fromByteOffset: 2 * size, as: Any.Type.self)
    }

    /// The Swift runtime's `MetadataKind::Function`.
    private static let functionKind: UInt = 0x302
    private static let parameterCount: UInt = 0xFFFF
    private static let asyncFlag: UInt = 0x2000_0000
}
