/// One hook of a group, or of the whole suite.
struct Hook {
    enum Kind: String {
        case beforeSuite, beforeAll, beforeEach, justBeforeEach, justAfterEach, afterEach, afterAll, afterSuite

        var isOfSuite: Bool { self == .beforeSuite || self == .afterSuite }
        var isOfOrderedGroup: Bool { self == .beforeAll || self == .afterAll }
    }

    var kind: Kind
    var place: Place
    var body: Body
}

/// Declares a hook; all of them come through here.
@MainActor func declareHook(_ kind: Hook.Kind, _ place: Place, _ body: Body) {
    CurrentReader.declare(kind.rawValue, at: place) { $0.hook(Hook(kind: kind, place: place, body: body)) }
}
