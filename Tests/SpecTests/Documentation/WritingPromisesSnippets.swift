import Expect
import Promises
import Spec

/// The code blocks on the page, word for word, and the declarations that they need.
final class WritingPromisesSnippets: SpecCase {
    override func spec() {
        describe("Tickets") {
            it("cost nothing for children") {
                expect(ticketPrice(forAge: 5)) == 0
            }

            it("cost", rows: rows(of: "Discounts", in: "Promises.md")) { (age: Int, price: Double) in
                expect(ticketPrice(forAge: age)) == price
            }
        }
    }
}

private func ticketPrice(forAge age: Int) -> Double { age < 18 ? 0 : 12.5 }
