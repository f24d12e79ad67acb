/// One hook of a group, or of the whole suite, or a clean-up.
struct Hook {
    enum Kind: String {
        case beforeSuite, beforeAll, aroundEach, beforeEach, justBeforeEach, justAfterEach, afterEach, afterAll,
            afterSuite, deferCleanup

        var isOfSuite: Bool { self == .beforeSuite || self == .afterSuite }
        var isOfOrderedGroup: Bool { self == .beforeAll || self == .afterAll }
    }

    var kind: Kind
    var place: Place
    var body: Body
}

/// A class of specs whose hooks run in Quick's order: `beforeEach` and `aroundEach` as they are declared, `afterEach` after both.
package protocol HooksInOrder {}
