import Expect
import Foundation
import Spec

/// The code block on the page, word for word.
final class ContinuousIntegrationSnippets: SpecCase {
    override func spec() {
        it("has a database of its own") {
            let database = "test-\(ProcessInfo.processInfo.environment["SPEC_WORKER"] ?? "1")"
            expect(database).to(beginWith("test-"))
        }
    }
}
