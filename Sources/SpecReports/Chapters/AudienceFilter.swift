import SpecEvents

/// Who reads a report.
package enum Audience: String, CaseIterable, Sendable {
    case all
    /// Those who know what the product is for, and no code.
    case product

    /// The tag of what only those read who know the code.
    package static let technicalTag = "technical"

    /// What the audience does not see, in words; `nil` if it sees all.
    func note(_ shown: Int, of all: Int, _ language: ReportLanguage) -> String? {
        guard self == .product, shown < all else { return nil }
        let examples = language("%1 of %2 example|%1 of %2 examples", shown, all)
        return language("Shown: %1, without technical ones and rows of mere values", examples)
    }
}

/// Chooses what an audience reads. What failed, everyone does.
struct AudienceFilter {
    let audience: Audience
    let chapters: Chapters
    /// The tables of which a row without a name is shown already.
    private var tables: Set<[String]> = []

    init(_ audience: Audience, _ chapters: Chapters) {
        (self.audience, self.chapters) = (audience, chapters)
    }

    /// The example as this audience reads it; `nil` if it does not. The rows of a table whose names
    /// are values only are one, with the name of the table.
    mutating func shown(_ example: ReportedExample) -> ReportedExample? {
        guard audience == .product, !example.verdict.isFailure else { return example }
        guard !isTechnical(example) else { return nil }
        guard let table = example.identity.table, example.verdict == .passed else { return example }
        let path = [example.identity.className] + example.identity.names.dropLast() + [table]
        return tables.insert(path).inserted ? ReportedExample(example.identity, example.result, name: table) : nil
    }

    private func isTechnical(_ example: ReportedExample) -> Bool {
        if example.tags.contains(Audience.product.rawValue) { return false }
        return example.tags.contains(Audience.technicalTag) || chapters.isTechnical(example.identity.className)
    }
}
