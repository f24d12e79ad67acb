import SpecEvents

/// All that runs for one example, from the outside in. Made afresh for each example, and dropped after it.
struct RunPath {
    /// The hooks of one group on the way to the example.
    @MainActor final class Level {
        /// How deep the group lies: the number of groups around it.
        let depth: Int
        private(set) var arounds: [AroundHook] = []
        /// Of all kinds, in the order of their declaration. There are few, so looking for a kind means passing over some.
        private(set) var hooks: [Hook] = []
        /// Whether `beforeAll` has run; only ever so in an ordered group, whose levels outlive the example.
        var hasBegun = false
        /// Whether `afterAll` has run.
        var hasEnded = false
        var isOpen: Bool { hasBegun && !hasEnded }
        /// What failed in `beforeAll`, if something did.
        var failure: RecordedFailure?
        /// Why `beforeAll` skipped the group, if it did.
        var skipReason: String?
        /// What `beforeAll` registered.
        private(set) lazy var cleanups = CleanupList()

        init(depth: Int) {
            self.depth = depth
        }

        func add(_ hook: Hook) {
            hooks.append(hook)
        }

        func add(_ around: AroundHook) {
            arounds.append(around)
        }

        var isEmpty: Bool { hooks.isEmpty && arounds.isEmpty }
    }

    /// One level for the class and one for each group around the example, outermost first.
    var levels: [Level]
    var body: Body
}
