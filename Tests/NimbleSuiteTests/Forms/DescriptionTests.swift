import QuickNimble

/// A custom description before a failure message.
final class DescriptionTests: XCTestCase {
    private let matching = Matcher<Int>.simple { _ in .matches }
    private let mismatching = Matcher<Int>.simple { _ in .doesNotMatch }

    func testEachForm() {
        let soon = NimbleTimeInterval.milliseconds(20)
        let messages = [
            "expected to match, got <1>", "expected not to match, got <1>", "expected not to match, got <1>",
            "expected to eventually equal 2, got 1", "expected to eventually not equal 1, got 1",
            "expected to eventually not equal 1, got 1", "expected to never equal 1, got 1",
            "expected to always equal 2, got 1",
        ]
        failing(messages.map { "the sum\n\($0)" }) {
            expect(1).to(mismatching, description: "the sum")
            expect(1).notTo(matching, description: "the sum")
            expect(1).toNot(matching, description: "the sum")
            expect { 1 }.toEventually(equal(2), timeout: soon, description: "the sum")
            expect { 1 }.toEventuallyNot(equal(1), timeout: soon, description: "the sum")
            expect { 1 }.toNotEventually(equal(1), timeout: soon, description: "the sum")
            expect { 1 }.toNever(equal(1), until: soon, description: "the sum")
            expect { 1 }.toAlways(equal(2), until: soon, description: "the sum")
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
