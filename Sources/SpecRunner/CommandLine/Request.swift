import SpecEvents

/// The examples to run, and their order.
struct Request: Equatable {
    enum Order: String, CaseIterable {
        case declared, random
    }

    /// Regular expressions over the names of examples, of which one must match; empty selects all.
    var filters: [String] = []
    /// An expression over tags; `nil` selects all.
    var tags: String?
    var order = Order.declared
    /// The seed of a random order; `nil` until ``withSeed()`` draws one.
    var seed: UInt64?
    /// The files, folders and lines whose groups and examples are selected; empty selects all.
    var places: [PlaceFilter] = []
    /// The part of the request that is passed to the test processes unchanged.
    var process = ProcessRequest()

    /// Draws the seed for a random order, unless one is given, so that all processes share it.
    func withSeed() -> Request {
        var request = self
        if order == .random, seed == nil { request.seed = UInt64.random(in: 0...9_999_999) }
        return request
    }

    /// All filters, combined into one regular expression; `nil` if there are none.
    var filter: String? {
        filters.dropFirst().reduce(filters.first) { all, pattern in all.map { "(?:\($0))|(?:\(pattern))" } }
    }

    /// Restricts the request with another expression over tags.
    mutating func addTags(_ expression: String) {
        tags = tags.map { "(\($0)) and (\(expression))" } ?? expression
    }

    /// The request in the form that test processes read.
    var processRequest: ProcessRequest {
        var request = process
        request.filter = filter
        request.tags = tags
        request.order = order.rawValue
        request.seed = seed.map(String.init)
        return request
    }

    /// The selection, as options on the command line; empty if it selects all examples.
    var text: String {
        let names = places.map(\.text).joined(separator: ", ")
        return [textWithoutPlaces, names].filter { !$0.isEmpty }.joined(separator: " and ")
    }

    /// The selection by names and tags, as options on the command line; empty if it selects all.
    var textWithoutPlaces: String {
        [filter.map { "--filter \($0)" }, tags.map { "the tags \($0)" }].compactMap(\.self).joined(separator: " and ")
    }
}
