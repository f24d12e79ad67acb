import ChildProcesses
import Foundation

/// The settings by which services run the tests of a package.
struct CISettings {
    private static let names = [
        ".gitlab-ci.yml", ".circleci/config.yml", ".travis.yml", "azure-pipelines.yml", "bitbucket-pipelines.yml",
        "Jenkinsfile",
    ]

    /// The texts, by the paths in the package.
    private let texts: [(path: String, text: String)]

    init(in root: String) {
        let workflows = FileManager.default.files(in: "\(root)/.github/workflows/", ".yml", ".yaml")
        texts = (workflows.map { String($0.dropFirst(root.count + 1)) } + Self.names).compactMap { path in
            let data = FileManager.default.contents(atPath: "\(root)/\(path)")
            return data.map { (path, String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// Whether Spec can be built by a version of Swift.
    static func isRecent(_ major: Substring, _ minor: Substring) -> Bool {
        (Int(major) ?? 0, Int(minor) ?? 0) >= (6, 2)
    }

    var findings: [DoctorCommand.Finding] {
        guard !texts.isEmpty else { return [.open("no settings of a service that is known here")] }
        var wrong = texts.flatMap { path, text in
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return zip(1..., lines).compactMap { Self.finding("\(path):\($0)", String($1), text) }
        }
        if !texts.contains(where: { $0.text.contains(/\bswift test\b|\bspecs\b/) }) {
            let paths = texts.map(\.path).joined(separator: ", ")
            wrong.append(.wrong("\(paths): no step runs the specs", fix: "add one: swift run specs"))
        }
        return wrong.isEmpty ? texts.map { .fine($0.path) } : wrong
    }

    private static func finding(_ place: String, _ line: String, _ text: String) -> DoctorCommand.Finding? {
        if line.contains(/^\s*#/) { return nil }
        if let version = line.firstMatch(of: /\bswift(?:-version)?["']?:\s*\[?["']?(\d+)\.(\d+)/),
            !isRecent(version.1, version.2)
        {
            return .wrong(
                "\(place): Swift \(version.1).\(version.2); Spec needs 6.2",
                fix: "take a later version there"
            )
        }
        if line.contains(/^\s*(- )?CI:\s*["']?(0|false|no)?["']?\s*$/) {
            return .wrong("\(place): CI is off, so a committed focus does not fail the run", fix: "remove the line")
        }
        if line.contains(/--changed\b/), place.hasPrefix(".github"), !text.contains(/fetch-depth:\s*0\b/) {
            return .wrong(
                "\(place): --changed compares with a commit that actions/checkout leaves out",
                fix: "give actions/checkout the setting fetch-depth: 0"
            )
        }
        return nil
    }
}
