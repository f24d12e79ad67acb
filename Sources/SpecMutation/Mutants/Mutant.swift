/// A change of the source that a test should notice.
struct Mutant {
    /// What is changed; the raw value names it in reports.
    enum Kind: String {
        case condition = "condition negated"
        case comparison = "comparison"
        case logic = "logical operator"
        case arithmetic = "arithmetic operator"
        case call = "call left out"
        case assignment = "assignment left out"
        case deferred = "defer left out"
        case jump = "break left out"
        case guarding = "guard left out"
        case result = "value returned"
        case number = "number"
        case truth = "true or false"
        case fallback = "left side of ?? left out"
        case swappedCase = "cases swapped"
    }

    /// How the copy chooses between source and mutant. Ranges count Unicode scalars of the source.
    struct Edit {
        enum Form: Equatable {
            /// An expression, and what is in its place in the mutant.
            case expression(String)
            /// A condition that the mutant negates.
            case negated
            /// Statements that the mutant leaves out.
            case leftOut
            /// Statements, and what is in their place in the mutant.
            case statements(String)
        }

        var range: Range<Int>
        var form: Form
    }

    var kind: Kind
    var edits: [Edit]
    /// What the report marks.
    var marked: Range<Int>
    /// What the mutant has in place of what is marked.
    var replacement: String
    /// The number in its file, from 0 on.
    var index = 0
}
