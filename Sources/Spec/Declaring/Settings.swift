extension SpecConfiguration {
    /// What a ``SpecConfiguration`` sets.
    ///
    /// Nested, so that a target with a type of its own called `Settings` may import both.
    @MainActor public final class Settings {
        /// For examples that have no limit of their own; `nil` means none. See ``SpecTrait/timeLimit(_:)``.
        public var timeLimit: Duration?
        /// For examples that say nothing about it. See ``SpecTrait/retries(_:)``.
        public var retries = 0

        /// The hooks, as a group around all spec classes.
        let level = RunPath.Level(depth: -1)
        var suiteHooks: [Hook] = []
        var sharedExamples = SharedExamples()
        /// The configurations that have been added.
        private(set) var known: Set<ObjectIdentifier> = []

        init() {}

        /// Lets a configuration say what it wants, once. Whatever it declares by the global functions counts too.
        func add(_ configuration: SpecConfiguration.Type) {
            guard known.insert(ObjectIdentifier(configuration)).inserted else { return }
            declare { configuration.configure(self) }
        }

        /// Takes what `body` declares by the global functions.
        func declare(_ body: () -> Void) {
            CurrentActivity.declare(to: SettingsVisitor(self), body)
        }
    }
}

/// The name by which the framework itself knows them.
typealias Settings = SpecConfiguration.Settings
