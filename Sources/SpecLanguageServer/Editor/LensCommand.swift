/// The commands of the lenses above groups and examples, which the editor sends back.
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
