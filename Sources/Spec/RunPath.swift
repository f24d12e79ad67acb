/// All that runs for one example, from the outside in. Made afresh for each example, and dropped after it.
struct RunPath {
    /// The hooks of one group on the way to the example.
    struct Level {
        var beforeEach: [Hook] = []
        var afterEach: [Hook] = []

        mutating func add(_ hook: Hook) {
            switch hook.kind {
            case .beforeEach: beforeEach.append(hook)
            case .afterEach: afterEach.append(hook)
            }
        }
    }

    /// One level for the class and one for each group around the example, outermost first.
    var levels: [Level]
    var body: Body
}
