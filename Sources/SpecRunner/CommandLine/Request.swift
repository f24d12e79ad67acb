import SpecEvents

struct Request: Equatable {
    enum Order: String, CaseIterable {
        case declared, random
    }

    /// Regular expressions for names. If there are any, an example's name must match at least one.
    var filters: [String] = []
    var tags: String?
    var order = Order.declared
    /// The seed for a random order, or `nil` to let ``Session`` choose one.
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

    var processRequest: ProcessRequest {
        var request = process
        request.filter = filter
        request.tags = tags
        request.order = order.rawValue
        request.seed = seed.map(String.init)
        return request
    }

    /// A description of the selection, or an empty string if the request selects all examples.
    var text: String {
        let names = places.map(\.text).joined(separator: ", ")
        return [textWithoutPlaces, names].filter { !$0.isEmpty }.joined(separator: " and ")
    }

    var textWithoutPlaces: String {
        [filter.map { "--filter \($0)" }, tags.map { "the tags \($0)" }].compactMap(\.self).joined(separator: " and ")
    }
}
