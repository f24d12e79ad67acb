import Expect
import Spec

/// The code blocks on the page, word for word, and the declarations that they need.
final class SharingExamplesSnippets: SpecCase {
    override func spec() {
        describe("collections without elements") {
            sharedExamples("an empty collection") { (count: @escaping () -> Int) in
                it("has no elements") {
                    expect(count()) == 0
                }
            }

            describe("a new list") {
                let list: [String] = []
                itBehavesLike("an empty collection") { list.count }
            }

            describe("a cleared set") {
                var set: Set = ["a", "b"]
                beforeEach { set.removeAll() }
                itBehavesLike("an empty collection") { set.count }
            }
        }

        describe("a stack") {
            var stack: [Int] = []

            sharedExamples("something that can be filled") {
                it("takes an element") {
                    stack.append(1)
                    expect(stack.last) == 1
                }
            }

            itBehavesLike("something that can be filled")

            context("with elements in it") {
                beforeEach { stack = [3, 2] }
                itBehavesLike("something that can be filled")
            }
        }

        describe("a savings book") {
            var balance = 0
            beforeEach { balance += 10 }

            itBehavesLike(Account.self) { balance }
        }

        describe("a title") {
            let title = "Facts"
            itIsTidy { title }
        }
    }
}

final class Account: Behavior<Int> {
    override class func spec(_ balance: @escaping () -> Int) {
        it("is not overdrawn") {
            expect(balance() >= 0).to(beTrue())
        }
    }
}

@MainActor func itIsTidy(_ text: @escaping () -> String) {
    it("has no space at its ends") {
        expect(text().first == " " || text().last == " ").to(beFalse())
    }
}
