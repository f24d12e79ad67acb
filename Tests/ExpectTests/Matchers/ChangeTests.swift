import Expect
import Synchronization
import TestSupport
import XCTest

final class ChangeTests: XCTestCase {
    private var count = 0

    func testAChangePasses() {
        expect { self.count += 1 }.to(change { self.count })
        expect { self.count += 2 }.to(change { self.count }.by(2))
        expect { self.count += 1 }.to(change { self.count }.from(3).to(4))
        expect { self.count += 1 }.to(change { self.count }.from(4).by(1))
        expect { self.count = 0 }.to(change { self.count }.to(0))
        expect { () in }.notTo(change { self.count })
        expect { self.count += 1 }.notTo(change { self.count }.by(2))
    }

    func testAnotherChangeFails() {
        assertMessages(
            "expected to change the value\n  before: got 0\n  after: got 0",
            "expected to change the value by 2\n  before: got 0\n  after: got 1",
            "expected to change the value from 7 to 2\n  before: got 1\n  after: got 2",
            "expected not to change the value"
        ) {
            expect { () in }.to(change { self.count })
            expect { self.count += 1 }.to(change { self.count }.by(2))
            expect { self.count += 1 }.to(change { self.count }.from(7).to(2))
            expect { self.count += 1 }.notTo(change { self.count })
        }
    }

    func testAChangeInsideOfAnObject() {
        let list = List()
        let shelf = Shelf(list: list)
        expect { list.items.append(1) }.to(change { list })
        expect { list.items.append(2) }.to(change { Optional(list) })
        expect { list.items.append(3) }.to(change { shelf })
        expect { list.items.append(4) }.to(change { ["a": list] })
        expect { list.items = [9] }.to(change { list }.from(List([1, 2, 3, 4])).to(List([9])))
        expect { () in }.notTo(change { list })
        expect { list.items = [9] }.notTo(change { shelf })
        XCTAssertEqual(
            messages {
                expect { list.items.append(1) }.notTo(change { list })
                expect { list.items.append(2) }.notTo(change { Optional(list) })
                expect { list.items.append(3) }.notTo(change { shelf })
                expect { list.items.append(4) }.notTo(change { ["a": list] })
            },
            Array(repeating: "expected not to change the value", count: 4)
        )
        assertMessages(
            "expected to change the value\n  before: got List(items: [1])\n  after: got List(items: [1])",
            """
            expected to change the value from List(items: [2]) to List(items: [2])
              before: got List(items: [1])
              after: got List(items: [2])
            """,
            """
            expected to change the value to List(items: [4])
              before: got List(items: [2])
              after: got List(items: [3])
            """
        ) {
            list.items = [1]
            expect { () in }.to(change { list })
            expect { list.items = [2] }.to(change { list }.from(List([2])).to(List([2])))
            expect { list.items = [3] }.to(change { list }.to(List([4])))
        }
    }

    func testAChangeInsideOfAnObjectThatOnlyItsPartsShow() {
        let named = Named()
        let objects = NSMutableArray(array: [1])
        let event = Event.listed(List())
        XCTAssertEqual(
            messages {
                expect { named.number += 1 }.notTo(change { named })
                expect { named.state = .closed }.notTo(change { named })
                expect { objects.add(2) }.notTo(change { objects })
                expect { if case .listed(let list) = event { list.items.append(1) } }.notTo(change { event })
            },
            Array(repeating: "expected not to change the value", count: 4)
        )
    }

    func testAChangeInAnObjectThatCannotBeComparedAsAWholeIsNotOverlooked() {
        let list = List(Array(1...60_000))
        let file = File(Data(count: 100))
        let counter = Counter()
        var chain = File(Data(count: 1))
        for _ in 1...20 { chain = File(Data(), in: chain) }
        assertMessages("expected not to change the value") {
            expect { file.bytes[99] = 1 }.notTo(change { file })
            expect { list.items[0] = 2 }.to(change { list })
            expect { () in }.notTo(change { file })
            let title = Title()
            expect { () in }.notTo(change { title })
        }
        let unknown = messages {
            expect { list.items[59_999] = 1 }.to(change { list })
            expect { list.items[59_999] = 2 }.notTo(change { list })
            expect { () in }.notTo(change { chain })
            expect { counter.count.withLock { $0 += 1 } }.notTo(change { counter })
        }
        XCTAssertEqual(
            unknown.map { $0.split(separator: "\n").last },
            Array(repeating: "  the object has parts that cannot be compared: read what changes", count: 4)
        )
    }

    func testWhatIsNoNumberBeforeAndAfterHasNotChanged() {
        var ratio = Double.nan
        expect { () in }.notTo(change { ratio })
        expect { ratio = 1 }.to(change { ratio })
        expect { ratio = .nan }.to(change { ratio })
    }

    func testAValueWithoutObjectsIsTheSameByItsEquality() {
        struct Draft: Equatable {
            var text = "a"
            var revision = 1
            var link = URL(string: "https://example.org")
            static func == (one: Draft, other: Draft) -> Bool { one.text == other.text }
        }
        var draft = Draft()
        expect { draft.revision += 1 }.notTo(change { draft })
        expect { draft.text = "b" }.to(change { draft })
    }

    func testAStartAlone() {
        assertMessages(
            "expected not to change the value from 7\n  before: got 1\n  after: got 1",
            "expected to change the value from 7\n  before: got 1\n  after: got 2",
            "expected to change the value from 2\n  before: got 2\n  after: got 2",
            "expected not to change the value from 2"
        ) {
            expect { self.count += 1 }.to(change { self.count }.from(0))
            expect { () in }.notTo(change { self.count }.from(1))
            expect { () in }.notTo(change { self.count }.from(7))
            expect { self.count += 1 }.to(change { self.count }.from(7))
            expect { () in }.to(change { self.count }.from(2))
            expect { self.count += 1 }.notTo(change { self.count }.from(2))
        }
    }

    func testAnErrorFailsBothWays() {
        assertMessages(
            "expected to change the value by 1, threw Trouble.small\n  before: got 0\n  after: got 0",
            "expected not to change the value by 1, threw Trouble.small\n  before: got 0\n  after: got 0",
            "expected not to change the value\n  before: threw Trouble.small\n  after: threw Trouble.small"
        ) {
            expect { try trouble() as Int }.to(change { self.count }.by(1))
            expect { try trouble() as Int }.notTo(change { self.count }.by(1))
            expect { () in }.notTo(change { try trouble() as Int })
        }
    }

    func testSeveralChangesAtOnce() {
        var other = 0
        expect {
            self.count += 1
            other += 2
        }.to(change { self.count }.by(1) && change { other }.by(2) && !(change { other }.to(9)))
    }

    func testAnAsyncExpression() async {
        var number = 0
        await expect {
            await Task.yield()
            number += 1
        }.to(change { number }.by(1))
    }

    func testAnUnsignedValueThatFalls() {
        var level: UInt = 5
        assertMessages(
            "expected to change the value by 1\n  before: got 5\n  after: got 3",
            "expected to change the value by -2\n  before: got 1\n  after: got 0"
        ) {
            expect { level -= 2 }.to(change { level }.by(1))
            expect { level += 2 }.to(change { level }.by(2))
            expect { level -= 2 }.to(change { level }.by(-2))
            expect { level -= 2 }.to(change { level }.from(3).by(-2))
            expect { level -= 1 }.to(change { level }.by(-2))
            expect { level += 1 }.notTo(change { level }.by(-1))
            expect { level += UInt(2) }.to(change { level }.by(UInt(2)))
        }
    }

    func testADifferenceThatTheTypeCannotHold() {
        var small: Int8 = .min
        var smallUnsigned: UInt8 = 3
        assertMessages("expected to change the value by -1\n  before: got -128\n  after: got 127") {
            expect { small = .max }.to(change { small }.by(-1))
            expect { small = .min }.notTo(change { small }.by(.min))
            expect { small = 0 }.notTo(change { small }.by(.min))
            expect { smallUnsigned = 0 }.notTo(change { smallUnsigned }.by(UInt8.max))
            expect { smallUnsigned = 1 }.notTo(change { smallUnsigned }.by(Int.min))
            expect { smallUnsigned = 0 }.notTo(change { smallUnsigned }.by(Int.max))
        }
    }

    func testATypeOfOnesOwnWithoutNegativeValues() {
        struct Stock: AdditiveArithmetic {
            var count: UInt
            static let zero = Stock(count: 0)
            static func + (left: Stock, right: Stock) -> Stock { Stock(count: left.count + right.count) }
            static func - (left: Stock, right: Stock) -> Stock { Stock(count: left.count - right.count) }
        }
        var stock = Stock(count: 5)
        assertMessages(
            "expected to change the value by Stock(count: 2)\n  before: got Stock(count: 7)\n"
                + "  after: got Stock(count: 5)"
        ) {
            expect { stock.count += 2 }.to(change { stock }.by(Stock(count: 2)))
            expect { stock.count -= 2 }.to(change { stock }.by(Stock(count: 2)))
        }
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
        XCTAssertEqual(withoutNumbers(found), ["expected to never change the value by 2 (looked N times in T)"])
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
            await expect { 1 }.to(satisfyAllOf(known, output("") as Matcher<Int>))
            await expect { 1 }.notTo(satisfyAllOf(known, trap() as Matcher<Int>))
            expect([1]).to(allPass(postNotifications(beEmpty())))
        }
        assertList(
            found,
            "expected to all change the value by 0, got [1]\n  [0]: expected to change the value by 0, got 1\n"
                + "  [0]: \(advice)",
            "expected not to be a success whose value changes the value by 0, got success(1)\n  \(advice)",
            "expected to be known and print to standard output a text to equal \"\", got 1\n  \(advice)",
            "expected not to be known and trap, got 1\n  \(advice)",
            "expected to all post notifications to be empty, got [1]\n"
                + "  [0]: expected to post notifications to be empty, got 1\n  [0]: \(advice)"
        )
    }

    func testTheValueBeforeCountsToo() {
        assertMessages(
            "expected to change the value from 7 by 1\n  before: got 0\n  after: got 1",
            "expected not to change the value from 7 by 1\n  before: got 1\n  after: got 2",
            "expected not to change the value from 7 to 3\n  before: got 2\n  after: got 3"
        ) {
            expect { self.count += 1 }.to(change { self.count }.from(7).by(1))
            expect { self.count += 1 }.notTo(change { self.count }.from(7).by(1))
            expect { self.count += 1 }.notTo(change { self.count }.from(7).to(3))
        }
    }
}

private final class Counter: Equatable {
    let count = Mutex(0)

    static func == (one: Counter, other: Counter) -> Bool { one === other }
}

private final class File: Equatable {
    var bytes: Data
    let folder: File?

    init(_ bytes: Data, in folder: File? = nil) { (self.bytes, self.folder) = (bytes, folder) }

    static func == (one: File, other: File) -> Bool { one === other }
}

private final class Title: Equatable {
    var text = "Loading…"

    static func == (one: Title, other: Title) -> Bool { one.text == other.text }
}

private final class List: Equatable {
    var items: [Int]

    init(_ items: [Int] = []) { self.items = items }

    static func == (left: List, right: List) -> Bool { left.items == right.items }
}

private struct Shelf: Equatable {
    var list: List
}

private enum Event: Equatable {
    case listed(List)
}

private class Numbered {
    var number = 1
}

private final class Named: Numbered, Equatable, CustomStringConvertible {
    enum State: CustomStringConvertible {
        case open, closed

        var description: String { "state" }
    }

    var state = State.open

    var description: String { "named" }

    static func == (left: Named, right: Named) -> Bool { left.number == right.number && left.state == right.state }
}
