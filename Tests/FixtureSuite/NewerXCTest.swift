import Foundation
import XCTest

/// Imitates newer versions of XCTest, which report Swift Testing issues themselves. A process keeps its first event handler.
final class NewerXCTest: NSObject, XCTestObservation {
    private struct Record: Decodable {
        struct Payload: Decodable {
            var issue: Issue?
            var messages: [Message]
        }
        struct Issue: Decodable { var isKnown: Bool? }
        struct Message: Decodable { var text: String }
        var payload: Payload
    }

    private typealias Handler =
        @convention(c) (
            _ version: UnsafePointer<CChar>, _ record: UnsafeRawPointer, _ size: Int, _ reserved: UnsafeRawPointer?
        ) -> Void
    private typealias Install = @convention(c) (Handler) -> Bool

    nonisolated(unsafe) private static var testCase: XCTestCase?

    static func install() {
        XCTestObservationCenter.shared.addTestObserver(NewerXCTest())
        let process = UnsafeMutableRawPointer(bitPattern: 0)
        guard let symbol = dlsym(process, "_swift_testing_installFallbackEventHandler") else {
            fatalError("no handlers")
        }
        let handler: Handler = { _, record, size, _ in
            guard let event = try? JSONDecoder().decode(Record.self, from: Data(bytes: record, count: size)).payload,
                event.issue?.isKnown != true
            else { return }
            let text = event.messages.map(\.text).joined(separator: "\n")
            NewerXCTest.testCase?.recordFailure(
                withDescription: "by XCTest: \(text)",
                inFile: "<unknown>",
                atLine: 0,
                expected: true
            )
        }
        let isFirst = unsafeBitCast(symbol, to: Install.self)(handler)
        precondition(isFirst)
    }

    func testCaseWillStart(_ testCase: XCTestCase) { Self.testCase = testCase }
}
