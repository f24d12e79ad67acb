import SpecEvents

/// The examples to run, and their order.
struct Request: Equatable {
    enum Order: String, CaseIterable {
        case declared, random
    }

    /// Regular expressions for example names. If there are any, at least one of them must match.
    var filters: [String] = []
    /// The tag expression that examples must match, or `nil` to select all.
    var tags: String?
    var order = Order.declared
    /// The seed of a random order, or `nil` to let ``Session`` draw one.
    var seed: UInt64?
    /// The files, folders and lines whose examples are selected. If empty, all are selected.
    var places: [PlaceFilter] = []
    /// The part of the request that is passed to the test processes unchanged.
    var process = ProcessRequest()

    /// All filters, combined into one regular expression, or `nil` if there are none.
    var filter: String? {
        filters.dropFirst().reduce(filters.first) { all, pattern in all.map { "(?:\($0))|(?:\(pattern))" } }
    }

    /// Adds a tag expression that examples must also match.
    mutating func addTags(_ expression: String) {
        tags = tags.map { "(\($0)) and (\(expression))" } ?? expression
    }

    /// The settings for the test processes, without the places.
    var processRequest: ProcessRequest {
        var request = process
        request.filter = filter
        request.tags = tags
        request.order = order.rawValue
        request.seed = seed.map(String.init)
        return request
    }

    /// A description of the selection. Empty if all examples are selected.
    var text: String {
        let names = places.map(\.text).joined(separator: ", ")
        return [textWithoutPlaces, names].filter { !$0.isEmpty }.joined(separator: " and ")
    }

    /// A description of the selection by name and tag. Empty if neither is used.
    var textWithoutPlaces: String {
        [filter.map { "--filter \($0)" }, tags.map { "the tags \($0)" }].compactMap(\.self).joined(separator: " and ")
    }
}
