import SpecEvents
import SpecReports

/// `new SENTENCE`: prints the Swift of a pending example, in the groups that a file of promises has for the sentence.
struct NewCommand {
    let options: Options

    func run() throws -> ExitStatus {
        let sources = try PromiseSearch.sources(in: options.packageRoot)
        Console.write(Self.text(of: options.argument ?? "", sources))
        return .allPassed
    }

    /// The lines to paste.
    static func text(of sentence: String, _ sources: [PromiseReport.Source]) -> String {
        let found = sources.lazy.compactMap { $0.sentence(like: sentence) }.first
        let name = PromiseFile.key([found?.text ?? sentence])
        let groups = found?.groups ?? []
        var lines = groups.enumerated().map { indent($0) + "describe(\(literal($1))) {" }
        lines.append(indent(groups.count) + "pending(\(literal(name))) {}")
        lines += groups.indices.reversed().map { indent($0) + "}" }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func indent(_ level: Int) -> String { String(repeating: "    ", count: level) }

    /// A string literal of Swift.
    private static func literal(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
