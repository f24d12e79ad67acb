import Expect
import Spec

/// The code blocks on the page, word for word, and the declarations that they need.
final class TablesSnippets: SpecCase {
    override func spec() {
        let service = Service()

        it("adds", arguments: [(1, 2, 3), (2, 2, 4)]) { a, b, sum in
            expect(a + b) == sum
        }

        it("answers within a second", .tags("slow"), arguments: ["facts", "jokes"]) { topic in
            let answer = try await service.newest(topic)
            expect(answer) == "the newest of \(topic)"
        }

        it("doubles", arguments: [(1, 2), (-1, -2)], named: { "\($0) to \($1)" }) { number, double in
            expect(number * 2) == double
        }

        it("refuses “{0}”: {why}", arguments: [("12345", why: "too short"), ("", why: "empty")]) { password, why in
            expect(check(password)) == why
        }

        it(
            "halves",
            rows: [
                row(4, 2),
                row(0, 0, named: "zero"),
                row(3, 1, traits: .pending("rounds down, but should it?")),
                row(Int.max, Int.max / 2, traits: .tags("slow"), .bug("https://bugs.example/7")),
            ]
        ) { number, half in
            expect(number / 2) == half
        }

        context("in", arguments: ["ru", "en"]) { language in
            lazy var greeting = greeting(in: language)

            it("greets") {
                expect(greeting).notTo(beEmpty())
            }

            it("greets by name", arguments: ["Anna", "Bob"]) { name in
                expect("\(greeting), \(name)!").notTo(equal(greeting))
            }
        }
    }
}

private struct Service {
    func newest(_ topic: String) async throws -> String { "the newest of \(topic)" }
}

private func greeting(in language: String) -> String { language == "ru" ? "Привет" : "Hello" }

private func check(_ password: String) -> String { password.isEmpty ? "empty" : "too short" }
