/// What the documents of a run, HTML and Markdown, are made with.
package struct DocumentStyle: Sendable {
    package var title = "Specification"
    package var chapters = Chapters.none
    package var audience = Audience.all
    /// How the document is made.
    package var facts = RunFacts()
    package var places = Places()
    /// The command that runs specs.
    package var command = "swift run specs"

    /// In English, for all readers, without chapters and facts.
    package static var plain: DocumentStyle { DocumentStyle() }

    var language: ReportLanguage { places.language }

    /// A record of the examples that the audience reads.
    func makeRecord() -> RunRecord {
        var filter = AudienceFilter(audience, chapters)
        return RunRecord(shown: { filter.shown($0) })
    }

    /// What the audience does not see, and how the document was made.
    func facts(shown: Int, of all: Int) -> [String] {
        [audience.note(shown, of: all, language)].compactMap(\.self) + facts.lines(language)
    }
}
