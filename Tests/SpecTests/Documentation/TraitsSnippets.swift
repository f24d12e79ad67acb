import Expect
import Spec

/// The code blocks on the page, word for word, and the declarations that they need.
final class TraitsSnippets: SpecCase {
    static nonisolated(unsafe) var attempts = 0

    override func spec() {
        let hasNetwork = false

        it("loads a page of 10,000 facts", .tags("slow"), .timeLimit(.seconds(5))) {
            expect(try loadPage(of: 10_000).count) == 10_000
        }

        it("forgets what is older than a week")

        it("remembers the last search", .pending("until there is a disk")) {
            expect(try loadPage(of: 1).count) == 1
        }

        xit("is fast") {
            expect(try loadPage(of: 1_000_000).count) == 1_000_000
        }

        describe("a socket", .enabled(if: hasNetwork, "needs a network")) {
            it("connects") { expect(hasNetwork).to(beTrue()) }
        }

        it("reads the newest fact") {
            guard hasNetwork else { try skip("needs a network") }
            expect(hasNetwork).to(beTrue())
        }

        it("rounds half up", .knownIssue("the server rounds down")) {
            expect(rounded(2.5)) == 3
        }

        it("shows the newest fact first", .knownIssue("two requests race", isIntermittent: true)) {
            expect(rounded(2.5)) == 2
        }

        describe("the archive", .tags("slow")) {
            it("is downloaded", .tags("network")) {
                expect(currentExample?.tags) == ["slow", "network"]
            }
        }

        it("answers", .timeLimit(.milliseconds(500))) {
            try await Task.sleep(for: .milliseconds(1))
        }

        it("reaches the server at last", .retries(2)) {
            try reachServer()
        }

        describe("the server", .serial) {
            it("listens on its port") {
                expect(try listen(on: 8080)) == 8080
            }
        }

        it("accepts an empty page", .expectsNothing) {
            _ = try loadPage(of: 0)
        }

        it("keeps the order of facts", .bug("https://bugs.example/123")) {
            expect(["a", "b"].sorted()) == ["a", "b"]
        }
    }
}

/// Separate from `TraitsSnippets`, because focus affects all classes in a run.
final class FocusSnippets: SpecCase {
    override func spec() {
        fit("is being written") {
            expect(2 + 2) == 4
        }

        it("has to wait") {
            expect(2 + 2) == 5
        }
    }
}

private func loadPage(of count: Int) throws -> [String] { Array(repeating: "fact", count: count) }

private func rounded(_ number: Double) -> Double { number.rounded(.down) }

/// Throws an error on the first call only.
private func reachServer() throws {
    TraitsSnippets.attempts += 1
    if TraitsSnippets.attempts == 1 { throw Broken() }
}

private func listen(on port: Int) throws -> Int { port }
