/// Whoever reads a spec's closures: the listing, which wants names, and the evaluation for one example, which wants
/// the closures on that example's path.
@MainActor protocol DeclarationReader: AnyObject {
    /// A group is declared. The reader decides whether its closure is entered.
    func group(_ declaration: Declaration, _ body: () throws -> Void)
    /// An example is declared in the group that is being read.
    func example(_ declaration: Declaration, _ body: Body)
    /// A hook is declared for the group that is being read.
    func hook(_ hook: Hook)
    /// Something is written wrong.
    func misuse(_ misuse: Misuse)
}

/// The reader that the functions `describe`, `it`, `beforeEach` and the others speak to.
@MainActor enum CurrentReader {
    private(set) static var value: (any DeclarationReader)?

    /// Reads what `body` declares with `reader`.
    static func read(with reader: any DeclarationReader, _ body: () -> Void) {
        let outer = value
        value = reader
        defer { value = outer }
        body()
    }

    /// Hands a declaration to the reader; a declaration that nobody reads stands where it must not, and says so.
    static func declare(_ what: String, at place: Place, _ hand: (any DeclarationReader) -> Void) {
        if let value {
            hand(value)
        } else if let example = ExampleRecord.running {
            example.record(Misuse.declaredInsideExample(what, at: place).failure)
        } else {
            FailureOutsideExamples.report(Misuse.declaredOutsideSpec(what, at: place).failure)
        }
    }
}
