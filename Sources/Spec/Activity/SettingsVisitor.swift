/// Reads the hooks and shared examples of a configuration, and refuses groups and examples.
@MainActor final class SettingsVisitor: DeclarationVisitor {
    let settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
    }

    var sharedExamples: [String: SharedExamples] {
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

    func misuse(_ misuse: Misuse) { FailureOutsideExamples.report(misuse.failure) }

    private func refuse(_ declaration: Declaration) {
        misuse(.declaredInConfiguration(declaration))
    }
}
