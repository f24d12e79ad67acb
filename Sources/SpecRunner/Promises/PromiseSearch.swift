import Foundation
import SpecReports

enum PromiseSearch {
    static let name = "Promises.md"
    /// The number of folder levels to search, enough to reach `Packages/Shop/Tests/CartSpecs`.
    private static let deepest = 4

    /// - Parameter coversAll: Whether the run includes all of the package's examples.
    static func sources(in packageRoot: String, coversAll: Bool = true) throws -> [PromiseReport.Source] {
        let here = FileManager.default.currentDirectoryPath
        let root = packageRoot == "." ? here : packageRoot
        let sources = try paths(in: root, deepest).sorted().map { path in
            let shown = path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw RunnerError("\(shown) cannot be read; it has to be a text file in UTF-8")
            }
            return PromiseReport.Source(
                path: shown,
                folder: String(path.dropLast(name.count + 1)),
                text: text,
                coversAll: coversAll
            )
        }
        let problems = sources.flatMap(\.problems)
        guard problems.isEmpty else { throw RunnerError(problems.joined(separator: "\n")) }
        return sources
    }

    private static func paths(in folder: String, _ depth: Int) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let here = names.contains(name) ? ["\(folder)/\(name)"] : []
        guard depth > 0 else { return here }
        return here + names.filter { !$0.hasPrefix(".") }.flatMap { paths(in: "\(folder)/\($0)", depth - 1) }
    }
}
