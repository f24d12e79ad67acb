import SpecEvents

/// The body of one example and all of the hooks around it. Each example has its own run path.
struct RunPath {
    /// The hooks from one enclosing group, from the class, or from all configurations.
    @MainActor final class Level {
        /// The path to the group. It is empty for the class and for the configurations.
        let path: NodePath
        var hooks: [Hook] = []
        /// Whether an example has entered the level. The first such example runs `beforeAll` hooks.
        var hasBegun = false
        /// The first failure in the `beforeAll` hooks.
        var failure: RecordedFailure?
        /// The reason given by a `beforeAll` hook that skipped the group.
        var skipReason: String?
        private(set) lazy var cleanups = CleanupList()

        init(path: NodePath = []) {
            self.path = path
        }

        /// The level's hooks, nested as in Quick, outermost first.
        var hooksInOrder: [Hook] {
            hooks.filter { $0.kind == .afterEach }.reversed()
                + hooks.filter { $0.kind == .beforeEach || $0.kind == .aroundEach }
        }
    }

    /// The levels around the body, outermost first.
    var levels: [Level]
    var body: Body
}
