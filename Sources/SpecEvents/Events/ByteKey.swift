import Foundation

/// A string as a key, such as the identifier of an example: compared and hashed by its bytes.
///
/// A string is hashed by its characters. If some of them are not ASCII, as the `›` in the name of an example, Swift brings
/// them into a normal form first, which takes ten times as long.
package struct ByteKey: Hashable, Sendable {
    /// The string.
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: ByteKey, right: ByteKey) -> Bool {
        left.withBytes { left in
            right.withBytes { right in
                left.count == right.count
                    && (left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0)
            }
        }
    }

    package func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: $0) }
    }

    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        var text = text
        return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
}
