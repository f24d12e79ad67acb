import QuickNimble

/// A text of one's own before a failure.
final class DescriptionTests: XCTestCase {
    private let matching = Matcher<Int>.simple { _ in .matches }
    private let mismatching = Matcher<Int>.simple { _ in .doesNotMatch }

    func testTo() {
        failing("the sum\nexpected to match, got <1>") { expect(1).to(mismatching, description: "the sum") }
    }

    func testNotTo() {
        failing("the sum\nexpected not to match, got <1>") { expect(1).notTo(matching, description: "the sum") }
    }

    func testToNot() {
        failing("the sum\nexpected not to match, got <1>") { expect(1).toNot(matching, description: "the sum") }
    }

    func testToEventually() {
        failing("the sum\nexpected to eventually equal 1, got 0") {
            expect { 0 }.toEventually(equal(1), timeout: .milliseconds(20), description: "the sum")
        }
    }

    func testToEventuallyNot() {
        failing("the sum\nexpected to eventually not equal 1, got 1") {
            expect { 1 }.toEventuallyNot(equal(1), timeout: .milliseconds(20), description: "the sum")
        }
    }

    func testToNotEventually() {
        failing("the sum\nexpected to eventually not equal 1, got 1") {
            expect { 1 }.toNotEventually(equal(1), timeout: .milliseconds(20), description: "the sum")
        }
    }

    func testToNeverAndToAlways() {
        failing("the sum\nexpected to never equal 1, got 1", "the sum\nexpected to always equal 2, got 1") {
            expect { 1 }.toNever(equal(1), until: .milliseconds(20), description: "the sum")
            expect { 1 }.toAlways(equal(2), until: .milliseconds(20), description: "the sum")
        }
    }

    func testThoseThatAwait() async {
        await failing("the sum\nexpected to equal 1, got 0", "the sum\nexpected to eventually equal 1, got 0") {
            await expect { await awaited(0) }.to(equal(1), description: "the sum")
            await expect { await awaited(0) }
                .toEventually(equal(1), timeout: .milliseconds(20), description: "the sum")
        }
    }
}
