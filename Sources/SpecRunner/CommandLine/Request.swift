import Foundation

/// Which examples to run, and in which order: what the test process is told by its environment.
struct Request: Equatable {
    enum Order: String, CaseIterable {
        case declared, random
    }

    /// A regular expression over the names of examples; all if it is `nil`.
    var filter: String?
    /// An expression over tags.
    var tags: String?
    var order = Order.declared
    /// For a random order. Drawn if it is not given, so that a process that is started again has the same order.
    var seed: UInt64?
    /// The groups or examples that are meant, by where they stand; all if there are none.
    var places: [PlaceFilter] = []

    /// Whether the first failure ends the run.
    var stopsAtFailure = false

    /// The request with everything decided that was left to chance.
    var decided: Request {
        var request = self
        if order == .random, seed == nil { request.seed = UInt64.random(in: 0...9_999_999) }
        return request
    }

    /// Widens the request by what another regular expression matches.
    mutating func addFilter(_ pattern: String) {
        filter = filter.map { "(?:\($0))|(?:\(pattern))" } ?? pattern
    }

    /// Narrows the request by one more expression over tags.
    mutating func addTags(_ expression: String) {
        tags = tags.map { "(\($0)) and (\(expression))" } ?? expression
    }

    var environment: [String: String] {
        [
            "SPEC_FILTER": filter ?? "", "SPEC_TAGS": tags ?? "", "SPEC_ORDER": order.rawValue,
            "SPEC_SEED": seed.map(String.init) ?? "", "SPEC_FAIL_FAST": stopsAtFailure ? "1" : "",
        ]
    }

    /// What was asked for, as the command line says it; empty if everything was.
    var text: String {
        [
            filter.map { "--filter \($0)" }, tags.map { "the tags \($0)" },
            places.isEmpty ? nil : places.map(\.text).joined(separator: ", "),
        ]
        .compactMap(\.self).joined(separator: " and ")
    }
}
