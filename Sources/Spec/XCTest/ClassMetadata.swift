/// A class as the functions of ProcessShims take it.
enum ClassMetadata {
    static func pointer(to type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// Whether a class overrides methods of `root`.
    ///
    /// - Parameter check: The function that knows which methods are meant.
    static func overrides(
        _ type: AnyClass,
        _ root: AnyClass,
        _ check: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> Bool {
        check(pointer(to: type), pointer(to: root))
    }
}
