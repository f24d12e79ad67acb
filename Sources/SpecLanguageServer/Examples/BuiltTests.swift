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

    /// What differs after each build.
    static func signature(in packageRoot: String) -> [String: Double] {
        bundles(in: packageRoot).reduce(into: [:]) { $0[$1.path] = FileURI.changeTime(of: $1.path) }
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
        let place = Position(line: location.line - 1, character: 0)
        modules[FileURI.folder(of: location.file)] = example.moduleName
        examples[location.file, default: []].append(
            Example(identifier: example.identifier, label: example.uniqueName, place: place)
        )
    }

    private static func examples(of bundle: TestExecutable) -> [ExampleIdentity] {
        let file = FileManager.default.temporaryDirectory.appending(path: "specs-lsp-\(UUID().uuidString).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        // The process waits for permission to run the examples while this pipe is open.
        guard FileManager.default.createFile(atPath: file, contents: nil), let events = try? EventReader(path: file),
            let input = try? ChildPipe(), let process = try? start(bundle, file, input.reading)
        else { return [] }
        defer {
            process.kill()
            while process.poll() == nil { usleep(1000) }
        }
        var listed: [ExampleIdentity] = []
        let deadline = ContinuousClock.now + .seconds(60)
        while .now < deadline {
            let hasEnded = process.poll() != nil
            for event in events.newEvents() {
                if case .exampleListed(let example, _) = event { listed.append(example) }
                if case .runStarted = event { return listed }
            }
            if hasEnded, !events.hasMore { return listed }
            usleep(2000)
        }
        return listed
    }

    private static func start(_ bundle: TestExecutable, _ file: String, _ input: Int32) throws -> ChildProcess {
        var request = ProcessRequest()
        (request.supervisor, request.eventsPath, request.listing) = (getpid(), file, .examples)
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nothing) }
        let command = bundle.command(forClasses: [])
        return try ChildProcess.start(
            command.path,
            command.arguments,
            environment: ProcessInfo.processInfo.environment.merging(request.environment) { $1 },
            leadsGroup: true,
            input: input,
            output: nothing,
            errors: nothing
        )
    }
}
