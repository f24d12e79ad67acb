import ChildProcesses
import Foundation
import SpecEvents

/// What the tests that were built list.
struct BuiltTests: Sendable {
    /// The examples by the file in which they are shown.
    private(set) var examples: [String: [Example]] = [:]
    /// The modules by the folder of their files.
    private(set) var modules: [String: String] = [:]
    private(set) var sharedNames: Set<String> = []
    private(set) var tags: Set<String> = []
    /// When the newest bundle was built, in seconds.
    private(set) var buildTime = 0.0

    /// The test bundles that were built of a package.
    static func bundles(in packageRoot: String) -> [TestExecutable] {
        TestExecutable.all(in: "\(packageRoot)/.build/debug")
    }

    /// Starts each bundle of a package to list its examples, which takes it a moment and runs none of them.
    mutating func list(packageRoot: String) {
        for bundle in Self.bundles(in: packageRoot) where bundle.knowsSpec {
            buildTime = max(buildTime, FileURI.changeTime(of: bundle.path) ?? 0)
            Self.examples(of: bundle).forEach { add($0) }
        }
    }

    /// Adds an example, at its own place or, if it is shared, at the place of its use.
    mutating func add(_ example: ExampleIdentity) {
        tags.formUnion(example.tags ?? [])
        let prefix = "behaves like "
        let names = (example.uses ?? []).map(\.name).filter { $0.hasPrefix(prefix) }
        sharedNames.formUnion(names.map { String($0.dropFirst(prefix.count)) })
        guard let location = example.uses?.first?.location ?? example.location else { return }
        modules[FileURI.folder(of: location.file)] = example.moduleName
        examples[location.file, default: []].append(
            Example(identifier: example.identifier, label: example.uniqueName, line: location.line - 1)
        )
    }

    private static func examples(of bundle: TestExecutable) -> [ExampleIdentity] {
        let file = FileManager.default.temporaryDirectory.appending(path: "specs-lsp-\(UUID().uuidString).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        guard FileManager.default.createFile(atPath: file, contents: nil), let events = try? EventReader(path: file)
        else { return [] }
        var request = ProcessRequest()
        (request.supervisor, request.eventsPath, request.listing) = (getpid(), file, .examples)
        let command = bundle.command(forClasses: [])
        let environment = ProcessInfo.processInfo.environment.merging(request.environment) { $1 }
        // The process finds no permission on its input to run what it has listed, and ends.
        _ = ChildProcess.result(of: [command.path] + command.arguments, environment: environment, limit: .seconds(60))
        var listed: [ExampleIdentity] = []
        repeat {
            for case .exampleListed(let example, _) in events.newEvents() { listed.append(example) }
        } while events.hasMore
        return listed
    }
}
