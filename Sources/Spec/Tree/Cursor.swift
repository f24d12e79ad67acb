/// The position of an evaluation in the group that it is reading, in plain numbers.
///
/// At each level an evaluation skips all declarations but one, so it makes 100 × 100 comparisons for a group of a
/// hundred examples. The comparison must not use objects: counting references would cost more than everything else.
struct Cursor {
    /// The children of the group, as the listing read them.
    var siblings: UnsafePointer<Signature>?
    var count = 0
    /// How many children the evaluation has read.
    var step = 0
    /// The index of the child on the path; `nil` if the evaluation keeps all children.
    var target: Int?

    /// Skips the declaration if it is the sibling that the listing read at this step, and returns whether it did. If
    /// the declaration differs, or its name is not the identical object, the visitor compares it.
    @inline(__always)
    mutating func passes(_ kind: Declaration.Kind, _ name: String, _ place: Place) -> Bool {
        guard Signature.isUsable, let target, step != target, step < count, let siblings else { return false }
        guard siblings[step] == Signature(kind, name, place, isRow: false) else { return false }
        step += 1
        return true
    }

    /// A declaration as bits. The bits of a name are equal for the same literal, and for equal names of up to 15 bytes.
    struct Signature: Equatable {
        /// Whether a string is two words, as on all 64-bit platforms. On others the cursor skips nothing, and the
        /// visitor compares the names.
        @inline(__always)
        static var isUsable: Bool { MemoryLayout<String>.size == MemoryLayout<(UInt, UInt)>.size }

        private let name: (UInt, UInt)
        private let file: UnsafePointer<UInt8>
        private let line: UInt
        private let kind: Declaration.Kind
        private let isRow: Bool

        @inline(__always)
        init(_ kind: Declaration.Kind, _ name: String, _ place: Place, isRow: Bool) {
            self.name = Self.isUsable ? unsafeBitCast(name, to: (UInt, UInt).self) : (0, 0)
            file = place.path
            line = place.line
            self.kind = kind
            self.isRow = isRow
        }

        @inline(__always)
        static func == (left: Signature, right: Signature) -> Bool {
            left.line == right.line && left.name == right.name && left.file == right.file && left.kind == right.kind
                && left.isRow == right.isRow
        }
    }
}
