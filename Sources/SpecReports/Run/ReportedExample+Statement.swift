import SpecEvents

extension ReportedExample {
    /// The source code of a failure. The first line of the example says no more than its name.
    func statement(of failure: RecordedFailure, in source: SourceExcerpts) -> [String] {
        guard let location = failure.location else { return [] }
        let lines = source.statement(at: location)
        return location == identity.location && lines.last?.hasSuffix("{") == true ? [] : lines
    }
}
