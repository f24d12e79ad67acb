/// The type of functions without parameters.
struct CallableType {
    /// Whether a call gives a value.
    let returnsValue: Bool

    /// - Returns: `nil` if the type is another one.
    init?(_ type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        // The layout of the metadata of functions: kind, flags with the number of parameters, type of the result.
        guard metadata.load(as: UInt.self) == Self.kind else { return nil }
        let size = MemoryLayout<UInt>.size
        guard metadata.load(fromByteOffset: size, as: UInt.self) & Self.parameterCount == 0 else { return nil }
        returnsValue = metadata.load(fromByteOffset: 2 * size, as: Any.Type.self) != Void.self
    }

    /// What to do about a closure that stands for its result.
    static let mistake = "a closure, which is not called in parentheses: write `{ … }` or `(evaluating: …)`"

    /// `MetadataKind::Function` of the runtime.
    private static let kind: UInt = 0x302
    private static let parameterCount: UInt = 0xFFFF
}
