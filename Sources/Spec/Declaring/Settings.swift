extension SpecConfiguration {
    /// What a ``SpecConfiguration`` sets.
    ///
    /// Nested, so that a target with a type of its own called `Settings` may import both.
    @MainActor public final class Settings {
        /// For examples that have no limit of their own; `nil` means none. See ``Trait/timeLimit(_:)``.
        public var timeLimit: Duration?
        /// For examples that say nothing about it. See ``Trait/retries(_:)``.
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
            CurrentReader.read(with: SettingsReader(self)) { configuration.configure(self) }
        }
    }
}

/// The name by which the framework itself knows them.
typealias Settings = SpecConfiguration.Settings

/// Reads the hooks and shared examples of a configuration. Examples have no place there.
@MainActor private final class SettingsReader: DeclarationReader {
    let settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
    }

    var sharedExamples: SharedExamples {
        get { settings.sharedExamples }
        set { settings.sharedExamples = newValue }
    }

    func group(_ declaration: Declaration, _ body: () throws -> Void) { refuse(declaration) }
    func example(_ declaration: Declaration, _ body: Body) { refuse(declaration) }
    func table(_ table: Table) { refuse(table.declaration) }

    func hook(_ hook: Hook) {
        if hook.kind.isOfOrderedGroup {
            misuse(.outsideOrderedGroup(hook))
        } else if hook.kind.isOfSuite {
            settings.suiteHooks.append(hook)
        } else {
            settings.level.add(hook)
        }
    }

    func around(_ around: Around) { settings.level.add(around) }

    func misuse(_ misuse: Misuse) { FailureOutsideExamples.report(misuse.failure) }

    private func refuse(_ declaration: Declaration) {
        misuse(.declaredInConfiguration(declaration))
    }
}
