/// A class as a pointer to its metadata, for the functions of ProcessShims.
enum ClassMetadata {
    static func pointer(to type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// Whether a class overrides methods of `root`.
    ///
    /// - Parameter check: The function that checks the methods.
    static func overrides(
        _ type: AnyClass,
        _ root: AnyClass,
        _ check: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> Bool {
        check(pointer(to: type), pointer(to: root))
    }
}
