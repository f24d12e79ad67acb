import Foundation

extension FileManager {
    /// The paths of the files in a folder whose names have one of the endings, in the order of the names.
    ///
    /// - Parameter folder: With the slash at its end; empty for the current folder.
    package func files(in folder: String, _ endings: String...) -> [String] {
        let names = (try? contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.filter { name in endings.contains(where: name.hasSuffix) }.sorted().map { folder + $0 }
    }
}
