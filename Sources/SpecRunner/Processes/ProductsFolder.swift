import Foundation

/// The folder of the products that SwiftPM builds. To ask SwiftPM for it takes as long as a part of a build, so the runs of
/// `--watch` share the answer, as long as it was given for the same manifest.
final class ProductsFolder {
    private struct Question: Equatable {
        var options: [String]
        /// The texts of `Package.swift` and of those for other versions of Swift, by name.
        var manifests: [String: Data]
    }

    private let packageRoot: String
    private var known: (question: Question, folder: URL)?

    init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// The newest test bundle in the folder. SwiftPM is asked again if there is none in the folder that is known.
    ///
    /// - Parameters:
    ///   - options: The options of the build.
    ///   - ask: Asks SwiftPM for the folder.
    func newestBundle(builtWith options: [String], ask: () throws -> URL) throws -> URL {
        let question = Question(options: options, manifests: manifests)
        if let known, known.question == question, let bundle = Self.newestBundle(in: known.folder) { return bundle }
        let folder = try ask()
        known = (question, folder)
        guard let bundle = Self.newestBundle(in: folder) else {
            throw RunnerError("no test bundle in \(folder.path): the package has no test target")
        }
        return bundle
    }

    private var manifests: [String: Data] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: packageRoot)) ?? []
        return names.reduce(into: [:]) { manifests, name in
            guard name.hasPrefix("Package"), name.hasSuffix(".swift") else { return }
            manifests[name] = FileManager.default.contents(atPath: "\(packageRoot)/\(name)")
        }
    }

    /// The bundle that was just built. A package that was renamed leaves its old bundle in the folder.
    private static func newestBundle(in folder: URL) -> URL? {
        let key = URLResourceKey.contentModificationDateKey
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [key])
        return files?.filter { $0.pathExtension == "xctest" }.max { left, right in
            let dates = [left, right].map { try? $0.resourceValues(forKeys: [key]).contentModificationDate }
            return (dates[0] ?? nil) ?? .distantPast < (dates[1] ?? nil) ?? .distantPast
        }
    }
}
