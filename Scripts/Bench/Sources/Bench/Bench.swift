import Foundation

/// Runs all measurements for `Scripts/bench` and prints them as a table.
@main enum Bench {
    @MainActor static func main() throws {
        Suite.runIfAsked()
        SwiftTestingSuite.runIfAsked()
        let options = try Options(Array(CommandLine.arguments.dropFirst()))
        let quick = options.isQuick
        defer { try? FileManager.default.removeItem(at: scratchFolder) }
        let figures =
            GrowthFigures.all(isQuick: quick, rounds: 5)
            + ExampleFigures.all(count: quick ? 1_000 : 10_000, rounds: 5)
            + SnapshotFigures.all(isQuick: quick, rounds: 5)
            + RunnerFigures.all(isQuick: quick, rounds: 5)
            + HistoryFigures.all(rounds: 5)
            + ExpectationFigures.all(count: quick ? 10_000 : 100_000, rounds: quick ? 5 : 7)
            + PropertyFigures.all(count: quick ? 1_000 : 10_000, rounds: 5)
            + TimeFigures.all(isQuick: quick, rounds: 5)
            + ScreenFigures.all(isQuick: quick, rounds: 5)
            + LoginFigures.all(isQuick: quick, rounds: quick ? 1 : 5)
            + TypeCheckFigures.all(count: 1_000, rounds: quick ? 1 : 5)
            // Clean builds take a minute or more.
            + (quick ? [] : BuildFigures.all(rounds: 5) + SuiteFigures.all(rounds: 5))
        let wanted = figures.filter { options.only.map($0.name.contains) ?? true }
        guard !wanted.isEmpty else { Options.fail("no figure's name contains “\(options.only ?? "")”") }
        let measurements = wanted.map(Measurement.init)
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
        var only: String?

        init(_ arguments: [String]) throws {
            var arguments = arguments[...]
            while let argument = arguments.popFirst() {
                switch argument {
                case "--quick": isQuick = true
                case "--json": jsonPath = try Self.value(&arguments, "--json needs a file path")
                case "--only": only = try Self.value(&arguments, "--only needs part of a figure's name")
                default: Self.fail("unknown option \(argument)")
                }
            }
        }

        private static func value(_ arguments: inout ArraySlice<String>, _ problem: String) throws -> String {
            guard let value = arguments.popFirst() else { fail(problem) }
            return value
        }

        static func fail(_ problem: String) -> Never {
            let usage = "usage: Scripts/bench [--quick] [--only NAME] [--json FILE]"
            FileHandle.standardError.write(Data("error: \(problem); \(usage)\n".utf8))
            exit(2)
        }
    }
}
