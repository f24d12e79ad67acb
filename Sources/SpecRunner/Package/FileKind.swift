import Foundation

/// What SwiftPM makes of a file by the ending of its name.
enum FileKind {
    /// Compiled, if it is among the sources of the target.
    case source
    /// Read by what is compiled.
    case header
    /// A resource of Xcode's kinds, which needs no rule in the manifest.
    case resource
    case other

    init(ofPath path: String) {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            self = .other
            return
        }
        switch name[name.index(after: dot)...] {
        case "swift", "c", "m", "mm", "M", "cc", "cpp", "cxx", "C", "s", "S": self = .source
        case "h", "hh", "hpp", "hxx", "H", "inc", "inl", "modulemap", "apinotes": self = .header
        case "storyboard", "xib", "xcstrings", "metal": self = .resource
        default: self = .other
        }
    }

    /// Whether the file describes a package: `Package.swift`, or one for other versions of Swift.
    static func isManifest(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return name.hasPrefix("Package") && name.hasSuffix(".swift")
    }

    /// Whether the file has the versions of what the package depends on.
    static func isResolution(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return name.hasPrefix("Package") && name.hasSuffix(".resolved")
    }
}
