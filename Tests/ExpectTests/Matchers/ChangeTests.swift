import Expect
import XCTest

final class ChangeTests: XCTestCase {
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
                "expected to change the value by 1, threw small\n  before: got 0\n  after: got 0",
                "expected not to change the value by 1, threw small\n  before: got 0\n  after: got 0",
                "expected not to change the value\n  before: threw small\n  after: threw small",
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
}
