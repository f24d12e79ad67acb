/// The traits of an example, merged from its own and those of the groups around it.
struct Traits: Sendable {
    var isFocused = false
    /// Why the example does not run; `nil` if it runs.
    var skipReason: String?
    /// Set if the example must fail: to the reason, if there is one.
    var knownIssue: String??
    var tags: [String] = []
    var timeLimit: Duration?
    var retries: Int?
    var bugs: [String] = []
    /// Whether the example must run alone among all processes.
    var isSerial = false
    /// Whether the example has no expectations on purpose.
    var expectsNothing = false
    /// Runs the example several times; `nil` to run it once.
    var repeater: (any ExampleRepeater)?

    /// Merges in the traits of an inner declaration, whose single values win.
    mutating func add(_ traits: [SpecTrait]) {
        for trait in traits { add(trait.kind) }
    }

    private mutating func add(_ kind: SpecTrait.Kind?) {
        switch kind {
        case .focused: isFocused = true
        case .skipped(let word, let reason): skipReason = skipReason ?? reason.map { "\(word): \($0)" } ?? word
        case .knownIssue(let reason): knownIssue = .some(reason)
        case .tags(let more): tags += more.filter { !tags.contains($0) }
        case .timeLimit(let limit): timeLimit = limit
        case .retries(let count): retries = count
        case .serial: isSerial = true
        case .expectsNothing: expectsNothing = true
        case .bug(let reference): bugs.append(reference)
        case .repeated(let inner): repeater = repeater?.adding(inner) ?? inner
        case .ordered, nil: break
        }
    }
}

/// Traits shared by many examples, each of which keeps only a reference.
final class SharedTraits: Sendable {
    static let none = SharedTraits(Traits())

    let values: Traits

    private init(_ values: Traits) {
        self.values = values
    }

    /// These traits, with those of an inner declaration.
    func adding(_ traits: [SpecTrait]) -> SharedTraits {
        guard !traits.isEmpty else { return self }
        var values = values
        values.add(traits)
        return SharedTraits(values)
    }
}
