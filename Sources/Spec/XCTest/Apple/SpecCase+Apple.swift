#if canImport(ObjectiveC)
    // This code is type-checked against Apple's documented interface, and tested with an
    // implementation of that interface in Tests/AppleStubs. It has not run on Apple platforms yet.

    import SpecEvents
    import UniformTypeIdentifiers
    import XCTest

    extension SpecCase {
        var methodName: String {
            // The name has the form `-[Module.Class method]`.
            let method = String(name.drop { $0 != " " }.dropFirst().dropLast())
            return MainActor.assumeIsolated(with: method) { Self.exampleName(ofMethod: $0) }
        }

        /// Returns a method's example name, without the suffix for throwing and async methods.
        @MainActor static func exampleName(ofMethod method: String) -> String {
            let suffixes = ["AndReturnError:", "WithCompletionHandler:"]
            let suffix = suffixes.first(where: method.hasSuffix) ?? ""
            return ExampleMethods.exampleName(ofMethod: String(method.dropLast(suffix.count)), in: self)
        }

        /// Records a failure from XCTest, and returns whether it belongs to an example.
        func take(_ issue: XCTIssue) -> Bool {
            let failure = RecordedFailure(issue)
            guard let exampleRecord else {
                noteFailureOutsideExamples(failure)
                return false
            }
            exampleRecord.take(failure)
            return true
        }

        func reportToXCTest(_ failure: RecordedFailure) {
            super.record(XCTIssue(failure))
        }

        func reportExpected(_ failures: [RecordedFailure], because reason: String?) {
            for failure in failures { XCTExpectFailure(reason) { reportToXCTest(failure) } }
        }

        @MainActor func show(_ attachments: [ExampleAttachment]) {
            for attachment in attachments {
                let type = UTType(mimeType: attachment.mediaType) ?? .data
                let shown = XCTAttachment(data: attachment.content, uniformTypeIdentifier: type.identifier)
                shown.name = attachment.name
                shown.lifetime = .keepAlways
                add(shown)
            }
        }

        @MainActor func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
            try XCTContext.runActivity(named: name) { _ in try body() }
        }

        /// Does nothing, because XCTest calls the test method itself.
        func performTestMethod() throws {}

        @MainActor var hasRunTestMethod: Bool { example?.isTestMethod == true && testRun?.hasBeenSkipped == false }

        @MainActor static func makeReader() -> Self { (self as NSObject.Type).init() as! Self }
    }

    extension RecordedFailure {
        init(_ issue: XCTIssue) {
            let place = issue.sourceCodeContext.location
            let location = place.map { CodeLocation(file: $0.fileURL.path, line: $0.lineNumber) }
            self.init(message: issue.compactDescription, location: location)
            cause = FailureCause(issue.associatedError)
        }
    }

    extension XCTIssue {
        init(_ failure: RecordedFailure) {
            let place = failure.location.map { XCTSourceCodeLocation(filePath: $0.file, lineNumber: $0.line) }
            self.init(
                type: failure.cause.error == nil ? .assertionFailure : .thrownError,
                compactDescription: failure.reportedMessage(),
                sourceCodeContext: place.map(XCTSourceCodeContext.init(location:)) ?? XCTSourceCodeContext(),
                associatedError: failure.cause.error
            )
        }
    }
#endif
