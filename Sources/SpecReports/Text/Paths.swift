import SpecEvents

/// Paths as reports write them: from the reader's folder on, if they lie in it.
struct Paths {
    /// The folder, without a slash at its end; an empty one shortens nothing.
    let baseFolder: String

    /// The file's path from the base folder on.
    func short(_ file: String) -> String {
        let folder = baseFolder + "/"
        return folder != "/" && file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }

    /// `file:line`.
    func text(_ location: CodeLocation) -> String { "\(short(location.file)):\(location.line)" }
}
