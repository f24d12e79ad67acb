import ProcessShims
import SpecEvents

/// A class as a pointer to its metadata, for the functions of ProcessShims.
enum ClassMetadata {
    static func pointer(to type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// Where a class overrides the `spec()` of its superclass `root`, if the process has the lines of its code.
    static func locationOfSpec(in type: AnyClass, of root: AnyClass) -> CodeLocation? {
        #if canImport(ObjectiveC)
            nil
        #else
            swift_class_override_of_spec(pointer(to: type), pointer(to: root)).flatMap(
                CallSite.location(ofFunctionAt:)
            )
        #endif
    }
}
