import SpecEvents

/// Reads the command line. Whatever is wrong with it is an ``UsageError`` that names the way out.
struct OptionParser {
    /// A command line that cannot be followed.
    struct UsageError: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    private static let flags = ["--format", "--filter", "--list", "--bundle", "--help"]

    private var arguments: ArraySlice<String>

    /// The options in `arguments`, which are without the program's name.
    static func options(from arguments: [String]) throws -> Options {
        var parser = OptionParser(arguments: arguments[...])
        return try parser.options()
    }

    private mutating func options() throws -> Options {
        var options = Options()
        while let argument = arguments.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, parts[0].hasPrefix("--") { arguments = [parts[1]] + arguments }
            switch parts[0] {
            case "--format": options.format = try format()
            case "--filter": options.filter = try filter()
            case "--list": options.isList = true
            case "--bundle": options.bundle = try value(of: "--bundle", "the path of a test executable")
            case "--help", "-h": options.isHelp = true
            case let unknown: throw UsageError(description: Self.unknown(unknown))
            }
        }
        return options
    }

    private mutating func value(of flag: String, _ meaning: String) throws -> String {
        guard let value = arguments.popFirst(), !value.isEmpty else {
            throw UsageError(description: "\(flag) needs a value: \(meaning)")
        }
        return value
    }

    private mutating func format() throws -> Options.Format {
        let formats = Options.Format.allCases.map(\.rawValue)
        let value = try value(of: "--format", formats.joined(separator: ", "))
        guard let format = Options.Format(rawValue: value) else {
            let guess = Spelling.nearest(to: value, in: formats).map { "; did you mean \($0)?" } ?? ""
            throw UsageError(
                description: "--format \(value): there are the formats \(formats.joined(separator: ", "))\(guess)"
            )
        }
        return format
    }

    private mutating func filter() throws -> String {
        let pattern = try value(of: "--filter", "a regular expression over the names of examples")
        do {
            _ = try NameFilter(pattern)
        } catch {
            throw UsageError(description: "--filter \(pattern): \(error)")
        }
        return pattern
    }

    private static func unknown(_ argument: String) -> String {
        guard argument.hasPrefix("-") else {
            return "unexpected argument \(argument); to run examples by name, use --filter \(argument)"
        }
        let guess = Spelling.nearest(to: argument, in: flags).map { "did you mean \($0)?" }
        return "unknown option \(argument); \(guess ?? "the options are \(flags.joined(separator: ", "))")"
    }
}
