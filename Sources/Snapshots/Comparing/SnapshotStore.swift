import Foundation
import ProcessShims
import SnapshotFiles
import SpecEvents

/// A cache for snapshot files and for the fingerprints of source files.
enum SnapshotStore {
    private static let documents = Lock<[String: SnapshotDocument]>([:])
    private static let fingerprints = Lock<[String: String?]>([:])

    static func text(of key: SnapshotKey, in path: String) throws -> String? {
        try documents.withLock { documents in
            let document = try documents[path] ?? SnapshotDocument(SnapshotFile(path).read(), of: path)
            documents[path] = document
            return document.entries[key]?.text
        }
    }

    /// Returns a path such as `Snapshots/CartSpec.md` next to the source. On a case-insensitive
    /// volume, classes such as `Cart` and `cart` share a file, in which headings separate them.
    static func path(of className: String, besides source: String) -> String {
        let full = className.prefix { $0 != " " }
        let name = full.contains(".") ? full.drop { $0 != "." }.dropFirst() : full
        let safe = String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "_" })
        let short = String(decoding: safe.utf8.prefix(100), as: UTF8.self).trimmingCharacters(in: ["\u{FFFD}"])
        return "\(SnapshotFile.folder(of: source))Snapshots/\(short).md"
    }

    /// Returns the file's fingerprint, or `nil` if the file cannot be read or has changed since it
    /// was compiled. After a change, a recorded line and column may point to different code.
    static func fingerprint(of source: String, in module: Substring) -> String? {
        fingerprints.withLock { fingerprints in
            if let known = fingerprints[source] { return known }
            let file = SnapshotFile(source)
            let time = compilationTime(of: file.path, in: module) ?? modificationTime(image)
            let content = modificationTime(file.path) <= time ? try? file.read() : nil
            fingerprints[source] = .some(content.map(SnapshotFile.fingerprint))
            return content.map(SnapshotFile.fingerprint)
        }
    }

    /// Returns the time at which the source was compiled, or `nil` if the time is unknown or the
    /// object file has not been linked, such as after a failed build. The time is that of the
    /// diagnostics file, because every compilation rewrites this file. A compilation that does not
    /// change an object file or image leaves the old file in place.
    private static func compilationTime(of source: String, in module: Substring) -> Date? {
        let folder = "\(SnapshotFile.folder(of: image))\(module).build"
        let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
        let files = FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String }
        guard let file = files?.first(where: { "/\($0)".hasSuffix("/\(name).dia") }) else { return nil }
        let isLinked = modificationTime("\(folder)/\(file.dropLast(4)).swift.o") <= modificationTime(image)
        return isLinked ? modificationTime("\(folder)/\(file)") : nil
    }

    /// The path of this module's image or the test bundle's image, whichever was linked last.
    static let image: String = {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" } ?? .main
        let images = [process_image_path(#dsohandle).map { String(cString: $0) }, bundle.executablePath]
        return images.compactMap(\.self).max { modificationTime($0) < modificationTime($1) } ?? ""
    }()

    private static func modificationTime(_ path: String) -> Date {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date ?? .distantPast
    }
}
