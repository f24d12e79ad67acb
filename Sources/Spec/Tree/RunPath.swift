import SpecEvents

/// The body of one example and all hooks around it. Each example has its own run path.
struct RunPath {
    /// The hooks of one enclosing group, of the class, or of all configurations.
    @MainActor final class Level {
        /// Empty for the class and for the configurations.
        let path: NodePath
        var hooks: [Hook] = []
        /// Only the first example that enters the level runs the `beforeAll` hooks.
        var hasBegun = false
        /// The first failure in the `beforeAll` hooks.
        var failure: RecordedFailure?
        /// The reason given by a `beforeAll` hook that skipped the group.
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

    /// Outermost first.
    var levels: [Level]
    var body: Body
}
