/// How far an evaluation has come in the group that it is reading, in plain numbers.
///
/// Of the declarations that an evaluation meets it only passes over all but one at each level, so a group of a hundred
/// examples is met a hundred times a hundred. What is looked at then must need no object: counting references would cost
/// more than all the rest.
struct Cursor {
    /// What the listing noted of the children of the group.
    var siblings: UnsafePointer<Signature>?
    var count = 0
    /// How many of them have been met.
    var step = 0
    /// Which of them lies on the way; `nil` where all are wanted.
    var target: Int?

    /// Whether the declaration is a sibling that the listing met here, too; then it is passed over. One that differs, or
    /// whose name is not the very same object, is for the evaluation itself to look at.
    @inline(__always)
    mutating func passes(_ kind: Declaration.Kind, _ name: String, _ place: Place) -> Bool {
        guard Signature.isUsable, let target, step != target, step < count, let siblings else { return false }
        guard siblings[step] == Signature(kind, name, place, isRow: false) else { return false }
        step += 1
        return true
    }

    /// A declaration as bits. Those of a name are the same for the same literal, and for equal names of up to 15 bytes.
    struct Signature: Equatable {
        /// Whether a string is two words, as on all platforms of 64 bits. On others nothing is passed over unseen, and the
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
            file = place.file.utf8Start
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
