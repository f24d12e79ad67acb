/// One hook of a group.
struct Hook {
    enum Kind: String {
        case beforeEach, afterEach
    }

    var kind: Kind
    var place: Place
    var body: Body
}
