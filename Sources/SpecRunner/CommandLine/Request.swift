import SpecEvents

struct Request: Equatable {
    enum Order: String, CaseIterable {
        case declared, random
    }

    /// Regular expressions for example names. If there are any, at least one of them must match.
    var filters: [String] = []
    var tags: String?
    var order = Order.declared
    /// The seed of a random order, or `nil` to let ``Session`` draw one.
    var seed: UInt64?
    var places: [PlaceFilter] = []
    /// The part of the request that is passed to the test processes unchanged.
    var process = ProcessRequest()

    var filter: String? {
        filters.dropFirst().reduce(filters.first) { all, pattern in all.map { "(?:\($0))|(?:\(pattern))" } }
    }

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

    var textWithoutPlaces: String {
        [filter.map { "--filter \($0)" }, tags.map { "the tags \($0)" }].compactMap(\.self).joined(separator: " and ")
    }
}
