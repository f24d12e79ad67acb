/// What holds for an example: what is said of it, and of the groups around it.
struct Traits: Sendable {
    var isFocused = false
    /// Why it does not run; `nil` if it does.
    var skipReason: String?
    /// Set if it has to fail: to the reason, if one was given.
    var knownIssue: String??
    var tags: [String] = []
    var timeLimit: Duration?
    var retries: Int?
    var bugs: [String] = []

    /// What holds for none.
    static let none = Traits()

    /// Merges what is said from the outermost group to the example; the inner word holds where there can be but one.
    init(along declarations: [Declaration]) {
        for trait in declarations.lazy.flatMap(\.traits) { add(trait.kind) }
    }

    private init() {}

    private mutating func add(_ kind: SpecTrait.Kind?) {
        switch kind {
        case .focused: isFocused = true
        case .skipped(let word, let reason): skipReason = skipReason ?? reason.map { "\(word): \($0)" } ?? word
        case .knownIssue(let reason): knownIssue = .some(reason)
        case .tags(let more): tags += more.filter { !tags.contains($0) }
        case .timeLimit(let limit): timeLimit = limit
        case .retries(let count): retries = count
        case .bug(let reference): bugs.append(reference)
        case .ordered, nil: break
        }
    }
}
