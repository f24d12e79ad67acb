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
                let arguments: JSONValue = [uri, JSONValue(site.place.line + 1)]
                let action = ["title": command.title, "command": command.rawValue].mapValues(JSONValue.string)
                return [
                    "range": Position.range(site.place, site.place),
                    "command": .object(action.merging(["arguments": arguments]) { $1 }),
                ]
            }
        }
    }
}
