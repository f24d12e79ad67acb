import ChildProcesses
import Foundation

/// The file `.specs` at the root of a package, which sets default options.
///
/// Each line holds one option with its value, as on the command line, optionally in quotes. Blank
/// lines and lines that begin with `#` are ignored.
struct DefaultsFile: Equatable {
    struct Line: Equatable {
        /// Counted from 1.
        var number: Int
        var text: String
    }

    static let name = ".specs"

    /// The path in messages: only the name if the file is in the working directory.
    let path: String
    /// The base folder of relative paths in the file; empty for the working directory.
    let folder: String
    let lines: [Line]

    /// Reads the file; returns `nil` if there is none.
    static func read(in folder: WorkingFolder) throws -> DefaultsFile? {
        let isHere = folder.path == folder.packageRoot
        let path = isHere ? name : "\(folder.packageRoot)/\(name)"
        guard FileManager.default.fileExists(atPath: "\(folder.packageRoot)/\(name)") else { return nil }
        guard let text = try? String(contentsOfFile: "\(folder.packageRoot)/\(name)", encoding: .utf8) else {
            throw RunnerError("\(path) cannot be read; it has to be a text file, or --no-defaults leaves it out")
        }
        return DefaultsFile(text, path: path, folder: isHere ? "" : folder.packageRoot)
    }

    init(_ text: String, path: String = name, folder: String = "") {
        (self.path, self.folder) = (path, folder)
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .map { Line(number: $0 + 1, text: $1.trimmingCharacters(in: .whitespaces)) }
            .filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
    }

    /// Resolves a path that is the value of an option.
    func path(_ value: String) -> String {
        folder.isEmpty || value.hasPrefix("/") ? value : "\(folder)/\(value)"
    }

    /// The section of `--help` about the defaults.
    static func help(_ file: DefaultsFile?, areLeftOut: Bool) -> String {
        guard let file, !file.lines.isEmpty else {
            return "defaults: none; the file \(name) beside Package.swift may hold some, one option a line\n"
        }
        if areLeftOut { return "defaults: those of \(file.path) are left out by --no-defaults\n" }
        let lines = file.lines.map { "  \($0.text)\n" }.joined()
        return
            "defaults, from \(file.path); other values on the command line or in the environment come first:\n\(lines)"
    }
}

extension DefaultsFile.Line {
    /// The line as an argument of the form `--option=value`.
    func argument() throws -> String {
        guard text.hasPrefix("-") else { throw RunnerError("\(text): only options may be defaults, one a line") }
        let name = String(text.prefix { !$0.isWhitespace && $0 != "=" })
        guard Flag.named(name)?.canBeDefault ?? true else { throw RunnerError("\(name) cannot be a default") }
        let rest = text.dropFirst(name.count).drop { $0.isWhitespace }
        guard !rest.isEmpty else { return name }
        return "\(name)=\(try Self.value(rest))"
    }

    /// The value after the name of an option; in quotes, it may contain what looks like an option.
    private static func value(_ rest: Substring) throws -> Substring {
        let text = rest.first == "=" ? rest.dropFirst() : rest
        guard let quote = text.first, "'\"".contains(quote) else {
            let others = text.split(whereSeparator: \.isWhitespace).dropFirst(rest.first == "=" ? 1 : 0)
                .map { $0.prefix { $0 != "=" } }
            guard let option = others.first(where: { Flag.named(String($0)) != nil }) else { return text }
            let advice = "write each option in a line of its own, or the value in quotes"
            throw RunnerError("\(option) is a second option in the line; \(advice)")
        }
        let value = text.dropFirst().prefix { $0 != quote }
        guard value.endIndex == text.indices.last else {
            throw RunnerError("the quote \(quote) has no end at the end of the line; write the whole value in quotes")
        }
        return value
    }
}

/// The folder in which the runner was started, and the package that contains it.
struct WorkingFolder: Equatable {
    let path: String
    /// The nearest folder with a `Package.swift`, from `path` upwards; `path` if there is none.
    let packageRoot: String

    init(_ path: String) {
        self.path = path
        packageRoot = PackageRoot.find(from: path) ?? path
    }

    /// The real path, with symbolic links resolved; `nil` if nothing exists there.
    ///
    /// - Parameter path: An absolute path, or one relative to where the runner was started.
    func realPath(of path: String) -> String? {
        let absolute = path.hasPrefix("/") ? path : "\(self.path)/\(path)"
        guard let real = realpath(absolute, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
