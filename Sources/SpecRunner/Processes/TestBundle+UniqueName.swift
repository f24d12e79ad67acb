import Foundation

extension TestBundle {
    /// A name by which the bundle differs from others, for a file about it.
    ///
    /// Bundles of one package differ by the names of their files, and what it builds in another configuration is the same bundle.
    /// Those of `--bundle` may be of many packages, so their paths count.
    var uniqueName: String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        guard !isBuilt else { return name }
        let real = WorkingFolder(FileManager.default.currentDirectoryPath).realPath(of: path) ?? path
        return "\(name)-\(Self.hash(of: real))"
    }

    /// FNV-1a in hexadecimal.
    private static func hash(of text: String) -> String {
        String(text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
