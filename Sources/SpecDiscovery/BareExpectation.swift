/// A statement such as `expect(total)`: it has no matcher, so it checks nothing.
struct BareExpectation: Equatable {
    /// The function that it calls: `expect`.
    var function: String
    var file: String
    /// Counted from 1.
    var line: Int
    /// The conditions of all `#if` around it, outermost first.
    var conditions: [String] = []
}
