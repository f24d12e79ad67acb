/// The branches of an `#if`, up to the current one.
struct ConditionalBranches {
    private var left: [String] = []
    private var current: String

    init(_ condition: String) {
        current = condition
    }

    /// Enters the next branch; the condition of an `#else` is empty.
    mutating func goOn(to condition: String) {
        left.append(current)
        current = condition
    }

    /// When the compiler reads the current branch.
    var condition: String {
        (left.map { "!(\($0))" } + (current.isEmpty ? [] : [current])).joined(separator: " && ")
    }
}
