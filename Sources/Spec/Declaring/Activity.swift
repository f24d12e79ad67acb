import ProcessShims

/// What the main thread is doing. The functions of specs ask for it: `it` wants somebody who reads declarations, `step`
/// wants a running example.
enum Activity {
    case idle
    case declaring(any DeclarationVisitor)
    case running(any RunningWork)
}

/// What runs: an example with all of its hooks, or a hook of the suite.
@MainActor protocol RunningWork: AnyObject {
    /// The list that `deferCleanup` adds to.
    var cleanups: CleanupList { get }
    /// The example that runs. In a hook before the suite it is the first one, which waits for the hook.
    var runningExample: (any RunningExample)? { get }
}

/// The current activity: the one ambient slot that the functions of specs share.
@MainActor enum CurrentActivity {
    private(set) static var value = Activity.idle
    /// How far the declaring has come. It belongs to the visitor, and stands here because nearly all declarations are only
    /// passed over, and asking the visitor would cost a retain and a release for each.
    static var cursor = Cursor()

    static var visitor: (any DeclarationVisitor)? {
        if case .declaring(let visitor) = value { visitor } else { nil }
    }

    static var work: (any RunningWork)? {
        if case .running(let work) = value { work } else { nil }
    }

    static var example: (any RunningExample)? { work?.runningExample }

    /// Hands what `body` declares to a visitor.
    static func declare(to visitor: any DeclarationVisitor, at start: Cursor = Cursor(), _ body: () -> Void) {
        let outer = (value, cursor)
        (value, cursor) = (.declaring(visitor), start)
        process_is_reading_groups(true)
        defer {
            (value, cursor) = outer
            process_is_reading_groups(self.visitor != nil)
        }
        body()
    }

    /// Runs `body` as part of some work.
    static func run<Result>(_ work: any RunningWork, _ body: () throws -> Result) rethrows -> Result {
        let outer = value
        value = .running(work)
        defer { value = outer }
        return try body()
    }

    /// Whether the visitor only passes over a declaration.
    @inline(__always)
    static func passes(_ kind: Declaration.Kind, _ name: String, _ place: Place) -> Bool {
        cursor.passes(kind, name, place)
    }
}
