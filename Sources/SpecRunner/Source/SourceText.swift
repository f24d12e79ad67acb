/// The bytes of a file, for as long as its tokens are read.
final class SourceText {
    /// Followed by zeros, so that looking a few bytes ahead needs no check.
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int

    private static let padding = 4

    init(_ source: some Collection<UInt8>) {
        let source = Array(source)
        count = source.count
        bytes = UnsafeMutablePointer.allocate(capacity: count + Self.padding)
        source.withUnsafeBufferPointer {
            if let start = $0.baseAddress { bytes.initialize(from: start, count: $0.count) }
        }
        (bytes + count).initialize(repeating: 0, count: Self.padding)
    }

    deinit { bytes.deallocate() }
}
