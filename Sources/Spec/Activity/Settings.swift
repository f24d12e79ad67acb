import SpecEvents

extension SpecConfiguration {
    /// Settings for a test target, which a ``SpecConfiguration`` can change.
    ///
    /// Nesting the class avoids conflicts with a `Settings` type in a test target.
    @MainActor public final class Settings {
        /// The time limit for examples that do not set their own, or `nil` for no limit. See
        /// ``SpecTrait/timeLimit(_:)``.
        public var timeLimit: Duration?
        /// The default number of retries per example, initially 0. See ``SpecTrait/retries(_:)``.
        public var retries = 0

        /// Hooks other than suite hooks. They apply as if declared in a group around all classes.
        let level = RunPath.Level()
        var suiteHooks: [Hook] = []
        var sharedExamples: [String: SharedExamples] = [:]
        private var known: Set<ObjectIdentifier> = []

        init() {}

        func isKnown(_ configuration: SpecConfiguration.Type) -> Bool {
            known.contains(ObjectIdentifier(configuration))
        }

        func add(_ configuration: SpecConfiguration.Type) {
            guard known.insert(ObjectIdentifier(configuration)).inserted else { return }
            declare { configuration.configure(self) }
        }

        package func declare(_ body: () -> Void) {
            CurrentActivity.declare(to: self, body)
        }
    }
}

typealias Settings = SpecConfiguration.Settings

extension Settings: DeclarationVisitor {
    var settings: Settings { self }

    func group(_ declaration: Declaration, _ body: () throws -> Void) { misuse(.declaredInConfiguration(declaration)) }
    func example(_ declaration: Declaration, _ body: Body) { misuse(.declaredInConfiguration(declaration)) }
    func table(_ table: Table) { misuse(.declaredInConfiguration(table.declaration)) }

    func hook(_ hook: Hook) {
        if hook.kind.scope == .orderedGroup {
            misuse(.outsideOrderedGroup(hook))
        } else if hook.kind.scope == .suite {
            suiteHooks.append(hook)
        } else {
            level.hooks.append(hook)
        }
    }

    func misuse(_ misuse: Misuse) { FailureOutsideExamples.report(misuse.failure) }
}
