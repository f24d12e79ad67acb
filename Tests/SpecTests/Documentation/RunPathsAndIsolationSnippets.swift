import Expect
import Foundation
import Spec

/// The code blocks on the page, word for word, and the declarations that they need.
final class RunPathsAndIsolationSnippets: SpecCase {
    static nonisolated(unsafe) var notes: [String] = []

    override func spec() {
        @MainActor func note(_ text: String) { Self.notes.append(text) }

        describe("outer") {
            aroundEach { runExample in
                note("opened")
                runExample()
                note("closed")
            }
            beforeEach { note("outer beforeEach") }
            justBeforeEach { note("outer justBeforeEach") }
            afterEach { note("outer afterEach") }

            context("inner") {
                beforeEach {
                    note("inner beforeEach")
                    deferCleanup { note("cleanup") }
                }
                justAfterEach { note("inner justAfterEach") }
                afterEach { note("inner afterEach") }

                it("runs") { note("body") }
            }
        }

        describe("an answer") {
            var request = "/"
            var answer = ""
            justBeforeEach { answer = "200 \(request)" }

            context("to a search") {
                beforeEach { request = "/search" }

                it("names the page") {
                    expect(answer) == "200 /search"
                }
            }
        }

        describe("a queue") {
            var queue = ["first", "second"]

            it("gives what came first") {
                expect(queue.removeFirst()) == "first"
            }

            it("still has both in the next example") {
                expect(queue) == ["first", "second"]
            }
        }

        describe("a greeting") {
            var name = "Anna"
            lazy var greeting = "Hello, \(name)"

            it("names the guest") {
                expect(greeting) == "Hello, Anna"
            }

            context("for somebody else") {
                beforeEach { name = "Bob" }

                it("names them") {
                    expect(greeting) == "Hello, Bob"
                }
            }
        }

        describe("an identifier") {
            let identifier = UUID()

            it("has 36 characters") {
                expect(identifier.uuidString.count) == 36
            }
        }
    }
}

/// The examples that fail, as the page says they do.
final class RunPathsAndIsolationMistakes: SpecCase {
    static nonisolated(unsafe) var notes: [String] = []

    override func spec() {
        @MainActor func note(_ text: String) { Self.notes.append(text) }

        describe("a file") {
            beforeEach { try open("missing.txt") }
            afterEach { note("afterEach") }

            it("is read") { note("body") }
        }

        describe("an identifier") {
            it("is \(UUID())") {}
        }
    }
}

private enum FileError: Error { case notFound(String) }

private func open(_ name: String) throws { throw FileError.notFound(name) }
