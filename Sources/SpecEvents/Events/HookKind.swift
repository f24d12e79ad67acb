package enum HookKind: String, Sendable {
    case beforeSuite, beforeAll, aroundEach, beforeEach, justBeforeEach
    case justAfterEach, afterEach, afterAll, afterSuite, deferCleanup

    package enum Scope: Sendable { case suite, orderedGroup, example }

    package enum Moment: Sendable { case before, around, after }

    package var scope: Scope { row.scope }
    package var moment: Moment { row.moment }

    private var row: (scope: Scope, moment: Moment) {
        switch self {
        case .beforeSuite: (.suite, .before)
        case .beforeAll: (.orderedGroup, .before)
        case .aroundEach: (.example, .around)
        case .beforeEach, .justBeforeEach: (.example, .before)
        case .justAfterEach, .afterEach, .deferCleanup: (.example, .after)
        case .afterAll: (.orderedGroup, .after)
        case .afterSuite: (.suite, .after)
        }
    }

    /// The order in which hooks run. Within each kind, the hooks of inner groups run first.
    package static let afterBody: [HookKind] = [.justAfterEach, .afterEach]
}
