/// The lenses above groups and examples.
enum Lenses {
    /// The commands of the lenses, which the editor sends back to this server.
    enum Command: String, CaseIterable {
        case run = "specs.run"
        case debug = "specs.debug"
        case onlyFailures = "specs.onlyFailures"

        var title: String { self == .onlyFailures ? "only failures" : String(rawValue.dropFirst("specs.".count)) }
    }

    static func all(of source: SpecSource, in uri: JSONValue) -> [JSONValue] {
        source.sites.flatMap { site in
            let commands = site.kind == .example ? [Command.run, .debug] : Command.allCases
            return commands.map { command -> JSONValue in
                [
                    "range": ["start": site.place.json, "end": site.place.json],
                    "command": [
                        "title": .string(command.title), "command": .string(command.rawValue),
                        "arguments": [uri, JSONValue(site.place.line + 1)],
                    ],
                ]
            }
        }
    }
}
