/// A file or a folder of specs, or a line of a file as `FILE:LINE`: the example or group that is
/// declared there, or nearest above it.
struct PlaceFilter: Equatable {
    /// As the user wrote it.
    let text: String
    let path: String
    /// Counted from 1; `nil` selects all of the file or folder.
    let line: Int?
    /// The path of what is there, without symbolic links; `nil` if nothing is there.
    private(set) var realPath: String?
    /// ``realPath`` from the root of the package; `nil` if it is not in the package.
    private var pathInPackage: String?

    /// Reads `PATH` or `FILE:LINE`; `nil` if what follows the last colon is no line number.
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

    /// Whether a word can only be a place: it has a line, a slash or the ending of a source file.
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

    /// Whether a source file is the file, or is in the folder.
    ///
    /// A path at which nothing is may lack leading folders. So may all paths for a source file
    /// that is not on this machine, because the bundle was built elsewhere.
    ///
    /// - Parameters:
    ///   - file: The path as the compiler got it.
    ///   - realFile: The same without symbolic links; `nil` if the file is not there.
    func names(file: String, realFile: String?) -> Bool {
        guard let realPath else { return Self.path(file, endsWith: path) }
        guard let realFile else { return pathInPackage.map { Self.path(file, endsWith: $0) } ?? false }
        return (realFile + "/").hasPrefix(realPath == "/" ? "/" : realPath + "/")
    }

    /// Whether a path ends with another, which may also be one of its folders.
    private static func path(_ path: String, endsWith end: String) -> Bool {
        if end.hasPrefix("/") { return (path + "/").hasPrefix(end.last == "/" ? end : end + "/") }
        let steps = end.split(separator: "/").drop { $0 == "." }
        return ("/" + path + "/").contains("/" + steps.map { $0 + "/" }.joined())
    }
}
