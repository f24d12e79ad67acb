import Foundation

/// A new clone of this repository, without build products.
struct FreshClone {
    /// The last commit with which packages need a plugin to find their specs.
    static let withPlugin = "69d3f35"

    private let folder = scratchFolder.appending(path: "clone")

    @MainActor init(_ commit: String = "HEAD") {
        try? FileManager.default.removeItem(at: folder)
        let root = SamplePackage.root
        _ = Command("git", ["clone", "--quiet", root.path, folder.path]).seconds()
        _ = Command("git", ["checkout", "--quiet", commit], in: folder).seconds()
    }

    /// Runs `swift` with the given arguments, and returns the processor time in seconds.
    func cost(of arguments: [String]) -> Double {
        Command("swift", arguments, in: folder).processorSeconds()
    }
}
