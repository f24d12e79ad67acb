import Foundation
import SpecEvents

package struct SnapshotProblem: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

package struct SnapshotFile {
    private let url: URL
    package var path: String { url.path }
    package init(_ path: String) { url = URL(fileURLWithPath: path).resolvingSymlinksInPath() }

    /// Returns the path up to and including the last slash, or an empty string if there is none.
    package static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

    package func read() throws(SnapshotProblem) -> Data? {
        do {
            return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw problem(of: error)
        }
    }

    /// Changes the file atomically while a lock keeps other processes out. If `change` returns
    /// `nil`, the file stays unchanged. If `change` returns empty data, the file is removed.
    package func change(_ change: (Data?) throws -> Data?) throws {
        let folder = url.deletingLastPathComponent().path
        // Creates only the innermost folder. If the parent folder is missing, the path is wrong.
        guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw problem("the folder \(folder): " + Self.cause) }
        let lock = open(folder, O_RDONLY | O_CLOEXEC)
        guard lock >= 0 else { throw problem() }
        defer { close(lock) }
        // If the volume does not support locks, continues without one.
        while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        let old = try read()
        guard let new = try change(old), new != old else { return }
        var status = stat()
        // An atomic write would replace even a read-only file.
        if stat(path, &status) == 0, status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 {
            throw problem("it is read-only")
        }
        do {
            if new.isEmpty { return try FileManager.default.removeItem(at: url) }
            try new.write(to: url, options: .atomic)
            // On Linux, an atomic write resets the permissions.
            if old != nil { chmod(path, status.st_mode & 0o7777) }
        } catch {
            throw problem(of: error)
        }
    }

    package static func fingerprint(of content: Data) -> String { String(stableHash(content), radix: 16) }

    private static var cause: String { String(cString: strerror(errno)) }

    private func problem(_ reason: String = cause) -> SnapshotProblem { SnapshotProblem("\(path): \(reason)") }

    private func problem(of error: any Error) -> SnapshotProblem {
        if let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code { errno = code.rawValue }
        return problem(error is CocoaError ? Self.cause : error.localizedDescription)
    }
}

/// Functions that escape invisible characters and trailing whitespace, which editors might remove.
enum SnapshotText {
    /// Splits only at line feeds, so that joining the lines with line feeds restores the string.
    static func lines(of text: String) -> [Substring.UnicodeScalarView] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// - Parameter introducer: The start of an escape sequence: `\`, or `\##` in a raw string.
    static func escaped(_ line: Substring.UnicodeScalarView, _ introducer: String, marks: String = "") -> String {
        var text = ""
        for (index, scalar) in zip(line.indices, line) {
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            let isAtEnd = scalar.properties.isWhitespace && line.index(after: index) == line.endIndex
            if isControl || isAtEnd || scalar.isInvisible {
                let names: [Unicode.Scalar: String] = ["\r": "r", "\n": "n", "\t": "t", "\0": "0"]
                text += introducer + (names[scalar] ?? "u{\(String(scalar.value, radix: 16, uppercase: true))}")
            } else {
                if marks.unicodeScalars.contains(scalar) { text += introducer }
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
