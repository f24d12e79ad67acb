import SpecEvents

/// The places that a report names: paths are relative to the base folder, if they are in it.
package struct Places: Sendable {
    /// The folder, without a slash at its end; if it is empty, paths are not shortened.
    package var baseFolder: String
    /// The source code, which tells what led to a failure.
    package var source: SourceExcerpts
    /// The language of the report, which names what led to a failure.
    package var language: ReportLanguage

    package init(baseFolder: String = "", source: SourceExcerpts = .none, language: ReportLanguage = .english) {
        (self.baseFolder, self.source, self.language) = (baseFolder, source, language)
    }

    /// The path of the file, relative to the base folder.
    func short(_ file: String) -> String {
        let folder = baseFolder + "/"
        return folder != "/" && file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }

    /// A text with the paths in it relative to the base folder.
    func shortened(_ text: String) -> String {
        baseFolder.isEmpty ? text : text.replacing(baseFolder + "/", with: "")
    }

    /// `file:line`.
    func text(_ location: CodeLocation) -> String { "\(short(location.file)):\(location.line)" }
}
