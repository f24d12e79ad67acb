import SpecEvents

/// The chapters for a run, one per test target, sorted by module. Technical chapters come last.
package struct Chapters: Sendable {
    /// Without chapters, reports list the classes in the order in which they ran.
    package static let none = Chapters([])

    private let chapters: [String: Chapter]
    private let ranks: [String: Int]

    package init(_ chapters: [Chapter]) {
        self.chapters = Dictionary(chapters.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
        let sorted = chapters.sorted { $0.isTechnical == $1.isTechnical ? $0.module < $1.module : $1.isTechnical }
        ranks = Dictionary(sorted.enumerated().map { ($1.module, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package var isEmpty: Bool { chapters.isEmpty }

    func chapter(of className: String) -> Chapter? {
        let module = String(className.prefix { $0 != "." })
        return isEmpty ? nil : chapters[module] ?? Chapter(module: module)
    }

    func isTechnical(_ className: String) -> Bool {
        chapter(of: className)?.isTechnical(className.withoutModule) ?? false
    }

    /// Sorts examples by chapter and its list of classes. Classes that are not listed come last.
    package func sorted(_ examples: [ExampleIdentity]) -> [ExampleIdentity] { sorted(examples, by: \.className) }

    /// Divides groups by chapter. If there are no chapters, returns all groups as a single part.
    func divided(_ groups: [ReportGroup]) -> [(chapter: Chapter?, groups: [ReportGroup])] {
        sorted(groups, by: \.className).reduce(into: []) { parts, group in
            let chapter = chapter(of: group.className)
            if parts.last?.chapter == chapter, !parts.isEmpty {
                parts[parts.count - 1].groups.append(group)
            } else {
                parts.append((chapter, [group]))
            }
        }
    }

    private func sorted<Element>(_ elements: [Element], by className: (Element) -> String) -> [Element] {
        guard !isEmpty else { return elements }
        let ranked = elements.map { (rank: rank(of: className($0)), element: $0) }
        return ranked.sorted { $0.rank < $1.rank }.map(\.element)
    }

    private func rank(of className: String) -> (Int, String, Int) {
        let module = String(className.prefix { $0 != "." })
        let classes = chapters[module]?.classes ?? []
        let position = classes.firstIndex { $0.name == className.withoutModule } ?? classes.count
        return (ranks[module] ?? .max, module, position)
    }
}

/// Settings for a run's HTML and Markdown documents.
package struct DocumentStyle: Sendable {
    package var title = "Specification"
    package var chapters = Chapters.none
    package var audience = Audience.all
    package var facts = RunFacts()
    package var places = Places()
    package var command = "swift run specs"

    package static var plain: DocumentStyle { DocumentStyle() }

    var language: ReportLanguage { places.language }

    /// Returns the examples to show. A single example may represent all passing rows of a table.
    func shown(_ examples: [ReportedExample]) -> [ReportedExample] {
        var filter = AudienceFilter(audience, chapters)
        return examples.compactMap { filter.shown($0) }
    }

    func facts(shown: Int, of all: Int) -> [String] {
        guard audience == .product, shown < all else { return facts.lines(language) }
        let examples = language("%1 of %2 example|%1 of %2 examples", shown, all)
        return [language("Shown: %1, without technical ones and rows of mere values", examples)] + facts.lines(language)
    }
}
