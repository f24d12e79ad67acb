import ChildProcesses
import Foundation
import SpecEvents
import SpecReports

struct BuiltTests: Sendable {
    /// The examples, keyed by the path of the file in which the editor shows them.
    private(set) var examples: [String: [Example]] = [:]
    /// The tags of all examples, and the names of the shared examples.
    private(set) var names = SpecSource()
    /// The build time of each package, keyed by the package's root folder.
    private var buildTimes: [String: Date] = [:]

    static func bundles(in packageRoot: String) -> [TestExecutable] {
        TestExecutable.all(in: "\(packageRoot)/.build/debug")
    }

    /// Adds the examples of bundles that use Spec, which are launched only to list their examples.
    mutating func list(packageRoot: String) {
        for bundle in Self.bundles(in: packageRoot) where bundle.knowsSpec {
            FileURI.changeTime(of: bundle.path).map { noteBuild(of: packageRoot, at: $0) }
            Self.examples(of: bundle).forEach { add($0) }
        }
    }

    mutating func noteBuild(of packageRoot: String, at time: Date) {
        buildTimes[packageRoot] = max(buildTimes[packageRoot] ?? .distantPast, time)
    }

    /// Returns the build time of a file's package. If no known package contains the file, perhaps
    /// because of a symbolic link, returns the latest build time of any package.
    func buildTime(of path: String) -> Date {
        let package = buildTimes.keys.filter { path.hasPrefix("\($0)/") }.max { $0.count < $1.count }
        return package.flatMap { buildTimes[$0] } ?? buildTimes.values.max() ?? .distantPast
    }

    /// Adds an example. A shared example is added at the location where it is used.
    mutating func add(_ example: ExampleIdentity) {
        names.tags.formUnion(example.tags ?? [])
        let shared = (example.uses ?? []).compactMap { $0.name.wholeMatch(of: /(?s)behaves like (.*)/)?.1 }
        names.sharedNames.formUnion(shared.map(String.init))
        guard let location = example.place else { return }
        examples[location.file, default: []].append(
            Example(identifier: example.identifier, label: example.uniqueName, line: location.line - 1)
        )
    }

    private static func examples(of bundle: TestExecutable) -> [ExampleIdentity] {
        let file = FileManager.default.temporaryDirectory.appending(path: "specs-lsp-\(UUID().uuidString).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        var request = ProcessRequest()
        (request.supervisor, request.eventsPath, request.listing) = (getpid(), file, .examples)
        let command = bundle.command(forClasses: [])
        let environment = ProcessInfo.processInfo.environment.merging(request.environment) { $1 }
        // The process runs no examples after listing them, because its standard input is empty.
        _ = ChildProcess.result(of: [command.path] + command.arguments, environment: environment, limit: .seconds(60))
        var decoder = EventDecoder()
        let lines = (FileManager.default.contents(atPath: file) ?? Data()).split(separator: UInt8(ascii: "\n"))
        return lines.compactMap { line in
            guard case .exampleListed(let example, _)? = try? decoder.event(from: line) else { return nil }
            return example
        }
    }
}
