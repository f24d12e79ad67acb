extension SpecConfiguration {
    /// The settings of a ``SpecConfiguration``.
    ///
    /// Nested, so that a target with its own type `Settings` can import both.
    @MainActor public final class Settings {
        /// The default for examples without a limit of their own; `nil` means no limit. See
        /// ``SpecTrait/timeLimit(_:)``.
        public var timeLimit: Duration?
        /// The default for examples without a number of their own. See ``SpecTrait/retries(_:)``.
        public var retries = 0

        /// The hooks, as those of a group around all spec classes.
        let level = RunPath.Level()
        var suiteHooks: [Hook] = []
        var sharedExamples: [String: SharedExamples] = [:]
        private var known: Set<ObjectIdentifier> = []

        init() {}

        /// Whether a configuration has been added.
        func isKnown(_ configuration: SpecConfiguration.Type) -> Bool {
            known.contains(ObjectIdentifier(configuration))
        }

        /// Configures these settings, once per configuration, and takes what it declares with the global functions.
        func add(_ configuration: SpecConfiguration.Type) {
            guard known.insert(ObjectIdentifier(configuration)).inserted else { return }
            declare { configuration.configure(self) }
        }

        /// Takes what `body` declares with the global functions.
        package func declare(_ body: () -> Void) {
            CurrentActivity.declare(to: SettingsVisitor(self), body)
        }
    }
}

/// The short name for use in the framework.
typealias Settings = SpecConfiguration.Settings
