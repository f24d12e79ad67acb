/// A file or folder of specs, or a line of a file, `FILE:LINE`, which stands for the example or
/// group declared there, or for the nearest one above.
struct PlaceFilter: Equatable {
    /// The place as the user wrote it.
    let text: String
    let path: String
    /// Counted from 1; `nil` selects all of the file or folder.
    let line: Int?
    /// The real path, with symbolic links resolved; `nil` if nothing exists there.
    private(set) var realPath: String?
    /// ``realPath`` relative to the root of the package; `nil` if it is outside.
    private var pathInPackage: String?

    /// Parses `PATH` or `FILE:LINE`; `nil` if the text after the last colon is not a line number.
    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
        guard let colon = text.lastIndex(of: ":") else {
            (path, line) = (text, nil)
            return
        }
        guard let line = Int(text[text.index(after: colon)...]), line > 0, colon != text.startIndex else { return nil }
        (path, self.line) = (String(text[..<colon]), line)
    }

    /// Whether it can only be a place: it has a line, a slash or a source file's extension.
    var looksLikePlace: Bool { line != nil || path.contains("/") || path.hasSuffix(".swift") }

    func resolved(in folder: WorkingFolder) -> PlaceFilter {
        var place = self
        place.realPath = folder.realPath(of: path)
        let root = folder.realPath(of: folder.packageRoot) ?? folder.packageRoot
        if let real = place.realPath, (real + "/").hasPrefix(root + "/") {
            place.pathInPackage = String(real.dropFirst(root.count + 1))
        }
        return place
    }

    /// Whether a source file is the file of this place, or is in its folder.
    ///
    /// If nothing exists at the path of this place, the path may lack leading folders. So may every
    /// path if the source file is not on this machine, because the bundle was built elsewhere.
    ///
    /// - Parameters:
    ///   - file: The path that was passed to the compiler.
    ///   - realFile: The same path with symbolic links resolved; `nil` if the file does not exist.
    func names(file: String, realFile: String?) -> Bool {
        guard let realPath else { return Self.path(file, endsWith: path) }
        guard let realFile else { return pathInPackage.map { Self.path(file, endsWith: $0) } ?? false }
        return (realFile + "/").hasPrefix(realPath == "/" ? "/" : realPath + "/")
    }

    /// Whether a path ends with another path, or leads to something inside it.
    private static func path(_ path: String, endsWith end: String) -> Bool {
        if end.hasPrefix("/") { return (path + "/").hasPrefix(end.last == "/" ? end : end + "/") }
        let steps = end.split(separator: "/").drop { $0 == "." }
        return ("/" + path + "/").contains("/" + steps.map { $0 + "/" }.joined())
    }
}
