import Foundation

/// `Scripts/bench`: measures in one run what is said of the framework's speed, ours and the peer's in turn.
@main enum Bench {
    @MainActor static func main() throws {
        let options = try Options(Array(CommandLine.arguments.dropFirst()))
        let figures =
            ExampleFigures.all(count: options.isQuick ? 1_000 : 10_000, rounds: options.isQuick ? 3 : 5)
            + ExpectationFigures.all(count: options.isQuick ? 10_000 : 100_000, rounds: options.isQuick ? 3 : 7)
        let measurements = figures.map(Measurement.init)
        Table.print(measurements)
        if let path = options.jsonPath {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(measurements).write(to: URL(fileURLWithPath: path))
        }
    }

    struct Options {
        var isQuick = false
        var jsonPath: String?

        init(_ arguments: [String]) throws {
            var arguments = arguments[...]
            while let argument = arguments.popFirst() {
                switch argument {
                case "--quick": isQuick = true
                case "--json": jsonPath = arguments.popFirst()
                default:
                    FileHandle.standardError.write(
                        Data("error: unknown option \(argument); usage: Scripts/bench [--quick] [--json FILE]\n".utf8)
                    )
                    exit(2)
                }
            }
        }
    }
}
