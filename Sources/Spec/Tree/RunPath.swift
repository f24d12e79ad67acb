import SpecEvents

/// Everything that runs for one example, outermost first. Spec creates a run path for each example.
struct RunPath {
    /// The hooks of one group around the example.
    @MainActor final class Level {
        /// The path of the group; empty for the class, and for a configuration.
        let path: NodePath
        /// The hooks of all kinds, in declaration order: so few that one list is enough.
        private(set) var hooks: [Hook] = []
        /// Whether `beforeAll` has run. Only the levels of ordered groups outlive an example.
        var hasBegun = false
        /// The failure of `beforeAll`, if any.
        var failure: RecordedFailure?
        /// The reason for the skip, if `beforeAll` skipped the group.
        var skipReason: String?
        private(set) lazy var cleanups = CleanupList()

        init(path: NodePath = []) {
            self.path = path
        }

        func add(_ hook: Hook) {
            hooks.append(hook)
        }

        var isEmpty: Bool { hooks.isEmpty }
        var arounds: [Hook] { hooks.filter { $0.kind == .aroundEach } }

        /// The hooks around an example in Quick's order, outermost first.
        var hooksInOrder: [Hook] {
            hooks.filter { $0.kind == .afterEach }.reversed()
                + hooks.filter { $0.kind == .beforeEach || $0.kind == .aroundEach }
        }
    }

    /// One level for the class and one for each group around the example, outermost first.
    var levels: [Level]
    var body: Body
}
