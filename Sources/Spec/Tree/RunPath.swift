import SpecEvents

/// The body of one example and all hooks around it. Each example has its own run path.
struct RunPath {
    /// The hooks of one enclosing group, of the class or of the configurations.
    @MainActor final class Level {
        /// The path of the group in the tree; empty for the class and for a configuration.
        let path: NodePath
        /// The hooks of all kinds, in declaration order.
        var hooks: [Hook] = []
        /// Whether any example has entered the level. Only the first one to do so runs the
        /// `beforeAll` hooks.
        var hasBegun = false
        /// The first failure in the `beforeAll` hooks, if any.
        var failure: RecordedFailure?
        /// The reason given by a `beforeAll` hook that skipped the group, if any.
        var skipReason: String?
        private(set) lazy var cleanups = CleanupList()

        init(path: NodePath = []) {
            self.path = path
        }

        /// The hooks around an example in Quick's order, outermost first.
        var hooksInOrder: [Hook] {
            hooks.filter { $0.kind == .afterEach }.reversed()
                + hooks.filter { $0.kind == .beforeEach || $0.kind == .aroundEach }
        }
    }

    /// The levels of the class and of each enclosing group, outermost first.
    var levels: [Level]
    var body: Body
}
