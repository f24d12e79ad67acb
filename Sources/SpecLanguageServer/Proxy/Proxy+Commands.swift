import ChildProcesses
import Foundation

extension Proxy {
    private static let maxTextLength = 4000

    /// Executes a command, or returns `nil` if the command does not belong to this server.
    func execute(_ parameters: JSONValue) -> JSONValue? {
        guard let command = LensCommand(rawValue: parameters["command"]?.string ?? "") else { return nil }
        let arguments = parameters["arguments"]?.elements ?? []
        if arguments.count == 2, let path = FileURI.path(of: arguments[0]), let line = arguments[1].integer {
            execute(command, path, line)
        }
        return .null
    }

    private func execute(_ command: LensCommand, _ path: String, _ line: Int) {
        guard let root = PackageRoot.find(from: path) else {
            return show("\(path) is in no package: no folder above it has a Package.swift", isError: true)
        }
        guard command != .debug else { return show(debugging(path, line, in: root)) }
        guard runSemaphore.wait(timeout: .now()) == .success else {
            return show("another run is under way; wait for it to finish", isError: true)
        }
        let words =
            ["swift", "run", "--quiet", "--package-path", root, "specs", "--package-path", root]
            + ["--format", "brief"] + (command == .onlyFailures ? ["--only-failures"] : []) + ["\(path):\(line)"]
        Thread.detachNewThread { [self] in
            let result = ChildProcess.result(of: words, environment: environment)
            runSemaphore.signal()
            let text = result.text.trimmingCharacters(in: .whitespacesAndNewlines)
            show(String(text.suffix(Self.maxTextLength)), isError: !result.isSuccess)
        }
    }

    /// Returns a shell command that debugs an example, or a message that says why there is none.
    private func debugging(_ path: String, _ line: Int, in root: String) -> String {
        guard let tests = BuiltTests.bundles(in: root).first else {
            return "no tests are built in \(root); build them: swift build --build-tests"
        }
        let example = state.withLock { $0.workspace.examples(in: path) }.first { $0.line >= line - 1 }
        guard let example else {
            return "\(path):\(line) has no example that a build knows; build the tests: swift build --build-tests"
        }
        let name = "'" + example.identifier.replacing("'", with: #"'\''"#) + "'"
        #if canImport(Darwin)
            return "xcrun lldb -- $(xcrun --find xctest) -XCTest \(name) \(tests.path)"
        #else
            return "lldb -- \(tests.path) \(name)"
        #endif
    }
}

enum LensCommand: String, CaseIterable {
    case run = "specs.run"
    case debug = "specs.debug"
    case onlyFailures = "specs.onlyFailures"

    private var title: String { self == .onlyFailures ? "only failures" : String(rawValue.dropFirst("specs.".count)) }

    static func lenses(of source: SpecSource, in uri: JSONValue) -> [JSONValue] {
        source.sites.flatMap { site in
            (site.kind == .example ? [.run, .debug] : allCases).map { command in
                [
                    "range": .range(ofLine: site.line),
                    "command": [
                        "title": .string(command.title), "command": .string(command.rawValue),
                        "arguments": [uri, JSONValue(site.line + 1)],
                    ],
                ]
            }
        }
    }
}
