import SpecEvents

/// An example and how it ended; an object, because reports hand it around and a value of so many parts is dear to copy.
final class ReportedExample {
    let identity: ExampleIdentity
    let result: ExampleResult
    let verdict: Verdict

    init(_ identity: ExampleIdentity, _ result: ExampleResult) {
        self.identity = identity
        self.result = result
        verdict = result.verdict
    }

    var name: String { identity.names.last ?? identity.identifier }
    var tags: [String] { identity.tags ?? [] }
    /// Its failures; one that did not end by itself fails in that first of all, where it crashed if that is known, or else
    /// at its own place.
    var failures: [RecordedFailure] {
        guard let end = result.endInWords else { return result.failures }
        let place = result.failures.first(where: \.isPlaceOfCrash)?.location ?? identity.location
        return [RecordedFailure(message: end, location: place)] + result.failures.filter { !$0.isPlaceOfCrash }
    }
}
