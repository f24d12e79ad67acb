import ProcessShims

/// Whoever reads a spec's closures: the listing, which wants names, and the evaluation for one example, which wants
/// the closures on that example's path.
@MainActor protocol DeclarationReader: AnyObject {
    /// The shared examples that are known where the reading stands: those of the group and of all around it.
    var sharedExamples: SharedExamples { get set }
    /// Those of the test target whose declarations are read.
    var settings: Settings { get }

    /// A group is declared. The reader decides whether its closure is entered.
    func group(_ declaration: Declaration, _ body: () throws -> Void)
    /// An example is declared in the group that is being read.
    func example(_ declaration: Declaration, _ body: Body)
    /// A table is declared: as many examples, or groups, as it has rows.
    func table(_ table: Table)
    /// A hook is declared for the group that is being read.
    func hook(_ hook: Hook)
    /// A hook around the examples of the group that is being read is declared.
    func around(_ around: Around)
    /// Something is written wrong.
    func misuse(_ misuse: Misuse)
}

/// The reader that the functions `describe`, `it`, `beforeEach` and the others speak to.
@MainActor enum CurrentReader {
    private(set) static var value: (any DeclarationReader)?
    /// Where the reader is, if it is an evaluation for one example.
    static var cursor = Cursor()

    /// Reads what `body` declares with `reader`.
    static func read(with reader: any DeclarationReader, at start: Cursor = Cursor(), _ body: () -> Void) {
        let outer = (value, cursor)
        (value, cursor) = (reader, start)
        process_is_reading_groups(true)
        defer {
            (value, cursor) = outer
            process_is_reading_groups(value != nil)
        }
        body()
    }

    /// Whether the declaration is one that an evaluation only passes over.
    @inline(__always)
    static func passes(_ kind: Declaration.Kind, _ name: String, _ place: Place) -> Bool {
        cursor.passes(kind, name, place)
    }

    /// Hands a declaration to the reader; a declaration that nobody reads stands where it must not, and says so.
    static func declare(_ what: String, at place: Place, _ hand: (any DeclarationReader) -> Void) {
        if let value { return hand(value) }
        let isInExample = ExampleRunner.running != nil
        Misuse.report(isInExample ? .declaredInsideExample(what, at: place) : .declaredOutsideSpec(what, at: place))
    }
}
