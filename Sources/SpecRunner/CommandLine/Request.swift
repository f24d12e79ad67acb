import SpecEvents

/// The requested examples and their order.
struct Request: Equatable {
    enum Order: String, CaseIterable {
        case declared, random
    }

    /// Regular expressions over the names of examples, any of which may match; none selects all.
    var filters: [String] = []
    /// An expression over tags; `nil` selects all.
    var tags: String?
    var order = Order.declared
    /// The seed of a random order; `nil` until ``withSeed()`` draws one.
    var seed: UInt64?
    /// The files, folders and lines whose groups and examples are selected; empty selects all.
    var places: [PlaceFilter] = []
    /// The part that is passed to the test processes unchanged.
    var process = ProcessRequest()

    /// Draws the seed of a random order, unless given, for all processes.
    func withSeed() -> Request {
        var request = self
        if order == .random, seed == nil { request.seed = UInt64.random(in: 0...9_999_999) }
        return request
    }

    /// All filters as one regular expression; `nil` without any.
    var filter: String? {
        filters.dropFirst().reduce(filters.first) { all, pattern in all.map { "(?:\($0))|(?:\(pattern))" } }
    }

    /// Restricts the request by another expression over tags.
    mutating func addTags(_ expression: String) {
        tags = tags.map { "(\($0)) and (\(expression))" } ?? expression
    }

    /// The request in the form that a test process reads.
    var processRequest: ProcessRequest {
        var request = process
        request.filter = filter
        request.tags = tags
        request.order = order.rawValue
        request.seed = seed.map(String.init)
        return request
    }

    /// The selection as command line options; empty if the request selects all examples.
    var text: String {
        let names = places.map(\.text).joined(separator: ", ")
        return [textWithoutPlaces, names].filter { !$0.isEmpty }.joined(separator: " and ")
    }

    /// The selection by names and tags as command line options; empty if it selects all.
    var textWithoutPlaces: String {
        [filter.map { "--filter \($0)" }, tags.map { "the tags \($0)" }].compactMap(\.self).joined(separator: " and ")
    }
}
