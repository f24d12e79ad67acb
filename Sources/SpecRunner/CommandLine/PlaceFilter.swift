/// A place in a spec file, `FILE:LINE`. It selects the example or group that is declared at this line, or the nearest
/// one above it.
struct PlaceFilter: Equatable {
    var file: String
    /// Counted from 1.
    var line: Int

    /// Reads `FILE:LINE`.
    ///
    /// - Returns: `nil` if the text has another form.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0,
            colon != text.startIndex
        else { return nil }
        file = String(text[..<colon])
        self.line = line
    }

    var text: String { "\(file):\(line)" }

    /// Whether a path is that of the file. The user may write fewer folders than the compiler knows.
    func names(file path: String) -> Bool {
        let name = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        return path == name || path.hasSuffix("/" + name)
    }
}
