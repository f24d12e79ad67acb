extension Matcher {
    /// What is expected, in words that follow a subject: «equals 3», where the phrase is «equal 3».
    var statement: String { ownStatement?() ?? Self.statement(of: phrase()) }

    /// The statement of a matcher that is composed of others.
    static func statement(of matchers: [Matcher], joinedBy word: String) -> String {
        matchers.map(\.statement).joined(separator: " \(word) ")
    }

    /// A phrase that begins with another word than these, such as one of your own, follows «should».
    private static func statement(of phrase: String) -> String {
        if phrase.hasPrefix("not be ") { return "is not " + phrase.dropFirst(7) }
        let verb = phrase.prefix { $0 != " " }
        return thirdPersons[String(verb)].map { $0 + phrase.dropFirst(verb.count) } ?? "should \(phrase)"
    }
}

private let thirdPersons = [
    "be": "is", "begin": "begins", "change": "changes", "consist": "consists", "contain": "contains", "end": "ends",
    "equal": "equals", "have": "has", "map": "maps", "match": "matches", "not": "does not", "post": "posts",
    "print": "prints", "satisfy": "satisfies", "succeed": "succeeds", "throw": "throws", "trap": "traps",
]
