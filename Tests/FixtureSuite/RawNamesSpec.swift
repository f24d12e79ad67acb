import Expect
import Foundation
import Spec

/// Names that contain commands for a terminal or for GitHub.
final class RawNamesSpec: SpecCase {
    override func spec() {
        describe("::error::of a group\u{7}") {
            it("is red \u{1B}[31m\u{202E}\u{9B}2J") { fail("red\n::error::of a message") }
            it("goes on\n ::error::on a line of its own ##[error]x", .expectsNothing) {
                guard let path = ProcessInfo.processInfo.environment["COUNT"] else { return }
                let count = 1 + ((try? Data(contentsOf: URL(fileURLWithPath: path)).count) ?? 0)
                try Data(count: count).write(to: URL(fileURLWithPath: path))
                if count == 2 { fail("failed in run 2") }
            }
        }
    }
}
