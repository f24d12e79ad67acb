import Foundation

/// The files that differ between two looks at a package.
struct SourceChange: Equatable {
    /// The files that are new or have changed, in the order of their paths.
    var changed: [String] = []
    var removed: [String] = []

    var isEmpty: Bool { changed.isEmpty && removed.isEmpty }
    var all: [String] { changed + removed }

    /// What changed, as `A.swift changed` or `A.swift and 2 other files changed`.
    var text: String {
        let names = all.map { URL(fileURLWithPath: $0).lastPathComponent }
        let others = names.count == 2 ? names[1] : "\(names.count - 1) other files"
        let subject = names.count == 1 ? names[0] : "\(names[0]) and \(others)"
        guard changed.isEmpty else { return "\(subject) changed" }
        return "\(subject) \(names.count == 1 ? "was" : "were") removed"
    }
}
