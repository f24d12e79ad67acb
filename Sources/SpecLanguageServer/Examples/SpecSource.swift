/// What the text of a file says of its specs.
struct SpecSource: Sendable {
    /// A call that declares a group, examples, or uses shared examples.
    struct Site: Hashable, Sendable {
        enum Kind { case group, example, use }

        var kind: Kind
        /// The name of its class.
        var type: String
        /// The names from the outermost group to this one; `nil` if the text alone does not say which examples there are: in a
        /// loop, with an interpolated name, of a table or of shared examples.
        var names: [String]?
        /// Its line, counted from 0.
        var line: Int
    }

    /// The lines of the classes by their names.
    var classes: [String: Int] = [:]
    var sites: [Site] = []
    /// The names that `sharedExamples` declares.
    var sharedNames: Set<String> = []
    var tags: Set<String> = []
}
