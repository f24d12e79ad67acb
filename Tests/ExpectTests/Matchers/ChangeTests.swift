import Expect
import TestSupport
import XCTest

final class ChangeTests: SharedTestCase {
    private var count = 0

    func testAChangePasses() {
        XCTAssertEqual(
            messages {
                expect { self.count += 1 }.to(change { self.count })
                expect { self.count += 2 }.to(change { self.count }.by(2))
                expect { self.count += 1 }.to(change { self.count }.from(3).to(4))
                expect { self.count += 1 }.to(change { self.count }.from(4).by(1))
                expect { self.count = 0 }.to(change { self.count }.to(0))
                expect { () in }.notTo(change { self.count })
                expect { self.count += 1 }.notTo(change { self.count }.by(2))
            },
            []
        )
    }

    func testAnotherChangeFails() {
        XCTAssertEqual(
            messages {
                expect { () in }.to(change { self.count })
                expect { self.count += 1 }.to(change { self.count }.by(2))
                expect { self.count += 1 }.to(change { self.count }.from(7).to(2))
                expect { self.count += 1 }.notTo(change { self.count })
            },
            [
                "expected to change the value\n  before: got 0\n  after: got 0",
                "expected to change the value by 2\n  before: got 0\n  after: got 1",
                "expected to change the value from 7 to 2\n  before: got 1\n  after: got 2",
                "expected not to change the value",
            ]
        )
    }

    func testAnErrorFailsBothWays() {
        XCTAssertEqual(
            messages {
                expect { try trouble() as Int }.to(change { self.count }.by(1))
                expect { try trouble() as Int }.notTo(change { self.count }.by(1))
                expect { () in }.notTo(change { try trouble() as Int })
            },
            [
                "expected to change the value by 1, threw Trouble.small\n  before: got 0\n  after: got 0",
                "expected not to change the value by 1, threw Trouble.small\n  before: got 0\n  after: got 0",
                "expected not to change the value\n  before: threw Trouble.small\n  after: threw Trouble.small",
            ]
        )
    }

    func testSeveralChangesAtOnce() {
        var other = 0
        XCTAssertEqual(
            messages {
                expect {
                    self.count += 1
                    other += 2
                }.to(change { self.count }.by(1) && change { other }.by(2) && !(change { other }.to(9)))
            },
            []
        )
    }

    func testAnAsyncExpression() async {
        var number = 0
        let found = await messages {
            await expect {
                await Task.yield()
                number += 1
            }.to(change { number }.by(1))
        }
        XCTAssertEqual(found, [])
    }

    func testAnUnsignedValueThatFalls() {
        var level: UInt = 5
        XCTAssertEqual(
            messages {
                expect { level -= 2 }.to(change { level }.by(1))
                expect { level += 2 }.to(change { level }.by(2))
                expect { level -= 2 }.to(change { level }.by(-2))
                expect { level -= 2 }.to(change { level }.from(3).by(-2))
                expect { level -= 1 }.to(change { level }.by(-2))
                expect { level += 1 }.notTo(change { level }.by(-1))
                expect { level += UInt(2) }.to(change { level }.by(UInt(2)))
            },
            [
                "expected to change the value by 1\n  before: got 5\n  after: got 3",
                "expected to change the value by -2\n  before: got 1\n  after: got 0",
            ]
        )
    }

    func testADifferenceThatTheTypeCannotHold() {
        var small: Int8 = .min
        var smallUnsigned: UInt8 = 3
        XCTAssertEqual(
            messages {
                expect { small = .max }.to(change { small }.by(-1))
                expect { small = .min }.notTo(change { small }.by(.min))
                expect { small = 0 }.notTo(change { small }.by(.min))
                expect { smallUnsigned = 0 }.notTo(change { smallUnsigned }.by(UInt8.max))
                expect { smallUnsigned = 1 }.notTo(change { smallUnsigned }.by(Int.min))
                expect { smallUnsigned = 0 }.notTo(change { smallUnsigned }.by(Int.max))
            },
            ["expected to change the value by -1\n  before: got -128\n  after: got 127"]
        )
    }

    func testATypeOfOnesOwnWithoutNegativeValues() {
        struct Stock: AdditiveArithmetic {
            var count: UInt
            static let zero = Stock(count: 0)
            static func + (left: Stock, right: Stock) -> Stock { Stock(count: left.count + right.count) }
            static func - (left: Stock, right: Stock) -> Stock { Stock(count: left.count - right.count) }
        }
        var stock = Stock(count: 5)
        XCTAssertEqual(
            messages {
                expect { stock.count += 2 }.to(change { stock }.by(Stock(count: 2)))
                expect { stock.count -= 2 }.to(change { stock }.by(Stock(count: 2)))
            },
            [
                "expected to change the value by Stock(count: 2)\n  before: got Stock(count: 7)\n"
                    + "  after: got Stock(count: 5)"
            ]
        )
    }

    func testAFractionIsWhatWasAdded() {
        var number = 0.1
        XCTAssertEqual(messages { expect { number += 0.2 }.to(change { number }.by(0.2)) }, [])
    }

    func testAWaitComparesWithTheValueAtItsBeginning() async {
        var found = messages {
            expect { self.count += 1 }.toEventually(change { self.count }.by(3))
            expect { self.count += 1 }.toEventually(change { self.count }.from(3).to(5))
            expect { () in }.toAlways(!change { self.count }, until: .milliseconds(3))
            expect { self.count += 1 }.toNever(change { self.count }.by(2), until: .seconds(60))
        }
        XCTAssertEqual(count, 7)
        XCTAssertEqual(
            withoutNumbers(found),
            ["expected to never change the value by 2 (looked N times in T)"]
        )
        var number = 0
        found = await messages {
            await expect {
                await Task.yield()
                number += 1
            }.toEventually(change { number }.by(3))
        }
        XCTAssertEqual(found, [])
        XCTAssertEqual(number, 3)
    }

    func testWithoutAnExpressionToWatchItFailsBothWays() async {
        let advice =
            "this matcher has to observe the expression: use it alone, or combine it with plain matchers by &&, || and !"
        let known = AsyncMatcher<Int>("be known") { _ in true }
        let found = await messages {
            expect([1]).to(allPass(change { self.count }.by(0)))
            expect(Result<Int, Trouble>.success(1)).notTo(beSuccess(change { self.count }.by(0)))
            await expecta(1).to(satisfyAllOf(known, output("") as Matcher<Int>))
            await expecta(1).notTo(satisfyAllOf(known, trap() as Matcher<Int>))
            expect([1]).to(allPass(postNotifications(beEmpty())))
        }
        XCTAssertEqual(
            found,
            [
                "expected to all change the value by 0, got [1]\n  [0]: expected to change the value by 0, got 1\n"
                    + "  [0]: \(advice)",
                "expected not to be a success whose value changes the value by 0, got success(1)\n  \(advice)",
                "expected to be known and print to standard output a text to equal \"\", got 1\n  \(advice)",
                "expected not to be known and trap, got 1\n  \(advice)",
                "expected to all post notifications to be empty, got [1]\n"
                    + "  [0]: expected to post notifications to be empty, got 1\n  [0]: \(advice)",
            ]
        )
    }

    func testTheValueBeforeCountsToo() {
        XCTAssertEqual(
            messages {
                expect { self.count += 1 }.to(change { self.count }.from(7).by(1))
                expect { self.count += 1 }.notTo(change { self.count }.from(7).by(1))
                expect { self.count += 1 }.notTo(change { self.count }.from(7).to(3))
            },
            ["expected to change the value from 7 by 1\n  before: got 0\n  after: got 1"]
        )
    }
}
