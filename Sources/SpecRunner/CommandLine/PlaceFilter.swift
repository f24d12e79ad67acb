/// A filter that selects the examples in a file, in a folder or at a line (`FILE:LINE`). A line
/// selects the example or group that is declared there, or else the nearest one above it.
struct PlaceFilter: Equatable {
    let text: String
    let path: String
    /// The 1-based line number, or `nil` to select the whole file or folder.
    let line: Int?
    /// The absolute path with symbolic links resolved, or `nil` if nothing exists at `path`.
    private(set) var realPath: String?
    /// ``realPath`` relative to the package root, or `nil` if the place is outside of the package.
    private var pathInPackage: String?

    /// Parses `PATH`, `FILE:LINE` or `FILE:LINE:COLUMN`, and ignores the column.
    init?(_ text: String) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }), number > 0 {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        (self.text, path, line) = (text, parts.joined(separator: ":"), numbers.first)
        if path.isEmpty || numbers.isEmpty && parts.count > 1 { return nil }
    }

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

    /// Returns whether the place selects a source file. A place that does not exist can still match
    /// the end of the file's path. If the source file does not exist, as when a bundle was built on
    /// another machine, only places in the package can match.
    ///
    /// - Parameter file: The source file's path as it was passed to the compiler.
    func names(file: String, realFile: String?) -> Bool {
        guard let realPath else { return Self.path(file, endsWith: path) }
        guard let realFile else { return pathInPackage.map { Self.path(file, endsWith: $0) } ?? false }
        return (realFile + "/").hasPrefix(realPath == "/" ? "/" : realPath + "/")
    }

    /// Returns whether a path ends with `end`, or lies in a folder whose path ends with `end`.
    private static func path(_ path: String, endsWith end: String) -> Bool {
        if end.hasPrefix("/") { return (path + "/").hasPrefix(end.last == "/" ? end : end + "/") }
        let steps = end.split(separator: "/").drop { $0 == "." }
        return ("/" + path + "/").contains("/" + steps.map { $0 + "/" }.joined())
    }
}
