#if !canImport(ObjectiveC)
    import Foundation
    import SpecEvents

    /// Receives the failures that Swift Testing's macros, such as `#expect`, record in examples.
    /// Outside of a `@Test` function, Swift Testing passes them only to a fallback handler.
    enum SwiftTestingIssues {
        private typealias Handler =
            @convention(c) (
                _ version: UnsafePointer<CChar>, _ record: UnsafeRawPointer, _ size: Int, _ reserved: UnsafeRawPointer?
            ) -> Void
        private typealias Install = @convention(c) (Handler) -> Bool

        /// Installs the handler, or does nothing if Swift Testing is not linked.
        static func listen() {
            let process = UnsafeMutableRawPointer(bitPattern: 0)
            guard let symbol = dlsym(process, "_swift_testing_installFallbackEventHandler") else { return }
            let handler: Handler = { _, record, size, _ in SwiftTestingIssues.take(Data(bytes: record, count: size)) }
            _ = unsafeBitCast(symbol, to: Install.self)(handler)
        }

        /// An event in the format that Swift Testing uses to send events to other processes.
        private struct Record: Decodable {
            struct Payload: Decodable {
                var kind: String
                var issue: Issue?
                var messages: [Message]?
            }
            struct Issue: Decodable {
                var isKnown: Bool?
                var severity: String?
                var sourceLocation: Location?
            }
            struct Location: Decodable {
                var filePath: String?
                var _filePath: String?
                var line: Int
            }
            struct Message: Decodable { var text: String }

            var payload: Payload
        }

        private static func take(_ data: Data) {
            guard let event = try? JSONDecoder().decode(Record.self, from: data).payload else {
                return record(RecordedFailure(message: "an issue of Swift Testing that cannot be read", location: nil))
            }
            guard event.kind == "issueRecorded", let issue = event.issue, issue.isKnown != true,
                issue.severity != "warning"
            else { return }
            let place = issue.sourceLocation.flatMap { location in
                (location.filePath ?? location._filePath).map { CodeLocation(file: $0, line: location.line) }
            }
            let text = event.messages?.map(\.text).joined(separator: "\n") ?? "an issue was recorded"
            record(RecordedFailure(message: text, location: place))
        }

        private static func record(_ failure: RecordedFailure) {
            if let owner = CurrentFailureOwner.value ?? FailureReport.runningExample.withLock(\.self) {
                owner.record(failure)
            } else {
                FailureOutsideExamples.report(failure)
            }
        }
    }
#endif
