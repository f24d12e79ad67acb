import SpecEvents

/// Reads the command line. Whatever is wrong with it is an ``UsageError`` that names the way out.
struct OptionParser {
    /// A command line that cannot be followed.
    struct UsageError: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    private static let flags = [
        "--format", "--filter", "--tag", "--skip-tag", "--order", "--seed", "--list", "--bundle", "--help",
    ]

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
            case "--format": options.format = try choice(of: "--format", Options.Format.self)
            case "--filter": options.request.filter = try filter()
            case "--tag": options.request.tags = Self.both(options.request.tags, try tags(of: "--tag"))
            case "--skip-tag":
                options.request.tags = Self.both(options.request.tags, "not (\(try tags(of: "--skip-tag")))")
            case "--order": options.request.order = try choice(of: "--order", Request.Order.self)
            case "--seed":
                options.request.seed = try seed()
                options.request.order = .random
            case "--list": options.isList = true
            case "--bundle": options.bundle = try value(of: "--bundle", "the path of a test executable")
            case "--help", "-h": options.isHelp = true
            case let other:
                guard !other.hasPrefix("-"), let place = PlaceFilter(argument) else {
                    throw UsageError(description: Self.unknown(other))
                }
                options.request.places.append(place)
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

    /// One of the words that a flag can be followed by.
    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        of flag: String,
        _ type: Choice.Type
    ) throws -> Choice {
        let words = type.allCases.map(\.rawValue)
        let value = try value(of: flag, words.joined(separator: ", "))
        guard let choice = Choice(rawValue: value) else {
            let guess = Spelling.nearest(to: value, in: words).map { "; did you mean \($0)?" } ?? ""
            throw UsageError(description: "\(flag) \(value): there are \(words.joined(separator: ", "))\(guess)")
        }
        return choice
    }

    private mutating func tags(of flag: String) throws -> String {
        let text = try value(of: flag, "a tag, or an expression over tags")
        do {
            _ = try TagExpression(text)
        } catch {
            throw UsageError(description: "\(flag) \(text): the expression \(error)")
        }
        return text
    }

    private static func both(_ first: String?, _ second: String) -> String {
        first.map { "(\($0)) and (\(second))" } ?? second
    }

    private mutating func seed() throws -> UInt64 {
        let value = try value(of: "--seed", "the number that an earlier run in random order printed")
        guard let seed = UInt64(value) else {
            throw UsageError(description: "--seed \(value): it has to be a whole number from 0 to \(UInt64.max)")
        }
        return seed
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
