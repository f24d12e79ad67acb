import SpecEvents

package enum Audience: String, CaseIterable, Sendable {
    case all
    /// Readers who know what the product is for, but do not read code.
    case product

    package static let technicalTag = "technical"
}

/// Selects the examples to show to an audience. Failures are always shown.
struct AudienceFilter {
    let audience: Audience
    let chapters: Chapters
    /// The paths of the tables for which a row has already been shown.
    private var tables: Set<[String]> = []

    init(_ audience: Audience, _ chapters: Chapters) {
        (self.audience, self.chapters) = (audience, chapters)
    }

    /// Returns the example to show, or `nil` to hide it. If a table's rows are named only by
    /// values, the first passing row stands for all passing rows, under the table's name.
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
