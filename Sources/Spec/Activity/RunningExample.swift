import SpecEvents

@MainActor protocol RunningExample: AnyObject {
    var metadata: ExampleMetadata { get }
    var recorder: any StepRecorder { get }
    var failureCount: Int { get }
    /// The name of the innermost step that has not ended, if any.
    var openStep: String? { get }

    func beginStep(_ name: String) -> Int
    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
    func track(_ object: TrackedObject)
}

/// An object that must not outlive its example.
struct TrackedObject {
    private(set) weak var object: AnyObject?
    private let type: String
    let place: Place

    init(_ object: AnyObject, at place: Place) {
        self.object = object
        self.place = place
        type = "\(Swift.type(of: object))"
    }

    var failure: RecordedFailure {
        let message = """
            expected \(type) to be released after the example, but it is still in memory: something refers to it, such as \
            a closure that captures it, a delegate, or a property of the spec class
            """
        return RecordedFailure(message: message, location: place.location)
    }
}
