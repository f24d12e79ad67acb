import Foundation
import SpecEvents

/// One option of the command line: what it is called, what follows it, and what it changes.
struct Flag: Sendable {
    let name: String
    /// What has to follow, in words; `nil` if nothing.
    let value: String?
    /// Whether it may be given more than once: whether each value adds to the one before.
    let isRepeatable: Bool
    let apply: @Sendable (inout Options, String) throws -> Void

    private init(
        _ name: String,
        _ value: String,
        isRepeatable: Bool = false,
        _ apply: @escaping @Sendable (inout Options, String) throws -> Void
    ) {
        (self.name, self.value, self.isRepeatable, self.apply) = (name, value, isRepeatable, apply)
    }

    private init(_ name: String, _ apply: @escaping @Sendable (inout Options) -> Void) {
        (self.name, value, isRepeatable, self.apply) = (name, nil, true, { options, _ in apply(&options) })
    }

    static let all: [Flag] =
        [
            Flag("--filter", "a regular expression over the names of examples", isRepeatable: true) {
                $0.request.addFilter(try Value.pattern($1))
            },
            Flag("--tag", "a tag, or an expression over tags", isRepeatable: true) { options, text in
                options.request.addTags(try Value.tags("--tag", text))
            },
            Flag("--skip-tag", "a tag, or an expression over tags", isRepeatable: true) { options, text in
                options.request.addTags("not (\(try Value.tags("--skip-tag", text)))")
            },
            Flag("--only-failures") { $0.onlyFailures = true },
            Flag("--shard", "which part of how many, as 2/3") { $0.shard = try Value.shard($1) },
            Flag("--list") { $0.isList = true },
            Flag("--bundle", "the path of a test executable") { $0.bundle = $1 },
            Flag("--jobs", "how many processes to run at once") { $0.jobs = try Value.count("--jobs", $1) },
            Flag("--order", Value.words(of: Request.Order.self)) { $0.request.order = try Value.choice("--order", $1) },
            Flag("--seed", "the number that an earlier run in random order printed") {
                $0.request.seed = try Value.seed($1)
                $0.request.order = .random
            },
            Flag("--fail-fast") { $0.request.stopsAtFailure = true },
            Flag("--repeat", "how often to run") { $0.repetitions = try Value.count("--repeat", $1) },
            Flag("--time-limit", "how many seconds an example may take") {
                $0.limits.standard = .seconds(try Value.seconds("--time-limit", $1))
            },
            Flag("--grace-period", "how many seconds what is over its limit has for its end") {
                $0.limits.grace = .seconds(try Value.seconds("--grace-period", $1))
            },
            Flag("--watch") { $0.isWatching = true },
            Flag("--format", Value.words(of: Options.Format.self)) { $0.format = try Value.choice("--format", $1) },
            Flag("--slowest", "how many examples to name") { $0.slowest = try Value.count("--slowest", $1) },
        ]
        + Options.ReportKind.allCases.map { kind in
            Flag("--\(kind.rawValue)", "the path of the file to write") { $0.files[kind] = $1 }
        }
        + [
            Flag("--language", "a language code such as ru") { $0.language = $1 },
            Flag("--stable") { $0.isStable = true },
            Flag("--help") { $0.isHelp = true },
        ]

    /// The values of options, read from their text.
    private enum Value {
        static func words<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> String {
            type.allCases.map(\.rawValue).joined(separator: ", ")
        }

        static func choice<Choice: RawRepresentable<String> & CaseIterable>(
            _ flag: String,
            _ text: String
        ) throws -> Choice {
            if let choice = Choice(rawValue: text) { return choice }
            let words = Choice.allCases.map(\.rawValue)
            let guess = Spelling.nearest(to: text, in: words).map { "; did you mean \($0)?" } ?? ""
            throw UsageError("\(flag) \(text): there are \(words.joined(separator: ", "))\(guess)")
        }

        static func pattern(_ text: String) throws -> String {
            do {
                _ = try NameFilter(text)
            } catch {
                throw UsageError("--filter \(text): \(error)")
            }
            return text
        }

        static func tags(_ flag: String, _ text: String) throws -> String {
            do {
                _ = try TagExpression(text)
            } catch {
                throw UsageError("\(flag) \(text): the expression \(error)")
            }
            return text
        }

        static func count(_ flag: String, _ text: String) throws -> Int {
            guard let count = Int(text), count > 0 else {
                throw UsageError("\(flag) \(text): it has to be a whole number from 1 on")
            }
            return count
        }

        static func seconds(_ flag: String, _ text: String) throws -> Double {
            guard let seconds = Double(text), seconds > 0, seconds < 1e9 else {
                throw UsageError("\(flag) \(text): it has to be a number of seconds above 0 and below 1000000000")
            }
            return seconds
        }

        static func seed(_ text: String) throws -> UInt64 {
            guard let seed = UInt64(text) else {
                throw UsageError("--seed \(text): it has to be a whole number from 0 to \(UInt64.max)")
            }
            return seed
        }

        static func shard(_ text: String) throws -> Shard {
            guard let shard = Shard(text) else {
                throw UsageError(
                    "--shard \(text): it has to be a part and how many there are, from 1/1 on, such as 2/3"
                )
            }
            return shard
        }
    }
}

/// A command line that cannot be followed.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
