import SpecEvents

/// Who reads a report.
package enum Audience: String, CaseIterable, Sendable {
    case all
    /// People who know what the product is for but do not read code.
    case product

    /// The tag of examples that only people who know the code read.
    package static let technicalTag = "technical"

    /// A note on what this audience does not see; `nil` if it sees everything.
    func note(_ shown: Int, of all: Int, _ language: ReportLanguage) -> String? {
        guard self == .product, shown < all else { return nil }
        let examples = language("%1 of %2 example|%1 of %2 examples", shown, all)
        return language("Shown: %1, without technical ones and rows of mere values", examples)
    }
}

/// Selects what an audience reads. Every audience sees failures.
struct AudienceFilter {
    let audience: Audience
    let chapters: Chapters
    /// The tables for which a row has been shown.
    private var tables: Set<[String]> = []

    init(_ audience: Audience, _ chapters: Chapters) {
        (self.audience, self.chapters) = (audience, chapters)
    }

    /// The example as this audience reads it; `nil` if it is hidden. Rows whose names are only
    /// values share one row with the name of the table.
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
