import Expect
import XCTest

/// Values other than collections and numbers that Nimble's matchers accept.
final class NimbleValueTests: XCTestCase {
    private struct Edges: OptionSet {
        var rawValue: Int
        static let top = Edges(rawValue: 1)
        static let bottom = Edges(rawValue: 2)
    }

    func testOptionSets() {
        expect(Edges()).to(beEmpty())
        expect([.top, .bottom] as Edges).to(contain(.top, .bottom))
        assertMessages(
            "expected to be empty, got Edges(rawValue: 1)",
            "expected not to be empty, got Edges(rawValue: 0)",
            "expected to be empty, got nil",
            """
            expected to contain Edges(rawValue: 1) and Edges(rawValue: 2), got Edges(rawValue: 1)
              missing Edges(rawValue: 2)
            """,
            "expected not to contain Edges(rawValue: 1), got Edges(rawValue: 1)"
        ) {
            expect(Edges.top).to(beEmpty())
            expect(Edges()).notTo(beEmpty())
            expect(nil as Edges?).to(beEmpty())
            expect(Edges.top).to(contain(.top, .bottom))
            expect(Edges.top).notTo(contain(.top))
        }
    }

    func testCollectionsOfFoundation() {
        assertMessages(
            "expected to contain \"a\" and \"b\", got [\"a\"]\n  missing \"b\"",
            "expected to contain \"b\", got [\"a\"]"
        ) {
            expect(NSArray(array: ["a"])).to(contain("a", "b"))
            expect(NSSet(array: ["a"])).to(contain("b"))
        }
    }

    func testOptionalElements() {
        let (list, first, none) = (["a"], "a" as String?, nil as String?)
        expect(list) == [first]
        expect(list) != [none]
        expect(list).to(equal([first]))
        assertMessages(
            "expected to equal [nil], got [\"a\"]",
            "expected not to equal [\"a\"], got [\"a\"]",
            "expected to equal [\"a\"], got nil"
        ) {
            expect(list) == [none]
            expect(list) != [first]
            expect(nil as [String]?) == [first]
        }
    }

    func testTypes() {
        let animal: Animal = Dog()
        expect(type(of: animal)) == Dog.self
        expect(type(of: animal)) != Animal.self
        expect(type(of: 1)) == Int.self
        assertMessages("expected to equal Animal, got Dog", "expected not to equal Dog, got Dog") {
            expect(type(of: animal)) == Animal.self
            expect(type(of: animal)).notTo(equal(Dog.self))
        }
    }

    func testOptionalValuesOfDictionaries() {
        let (plain, some, none) = (["a": 1], ["a": 1 as Int?], ["a": nil as Int?])
        expect(plain) == some
        expect(plain) != none
        assertMessages(
            #"expected to equal ["a": nil], got ["a": 1]"#,
            #"expected not to equal ["a": 1], got ["a": 1]"#,
            #"expected to equal ["a": 1], got nil"#
        ) {
            expect(plain) == none
            expect(plain) != some
            expect(nil as [String: Int]?).to(equal(some))
        }
    }

    func testNilBesideValuesThatAreNotEquatable() async {
        struct Cup {}
        func cup() async -> Cup? { Cup() }
        expect(nil as Cup?) == nil
        expect(Cup()) != nil
        await expect { await cup() } != nil
        var found = messages {
            expect(Cup()) == nil
            expect(nil as Cup?) != nil
        }
        found += await gatherFailures {
            await expect { await cup() } == nil
            await expect { () async -> Cup? in nil } != nil
        }.map(\.message)
        let (isNotNil, isNil) = ("expected to be nil, got Cup()", "expected not to be nil, got nil")
        XCTAssertEqual(found, [isNotNil, isNil, isNotNil, isNil])
    }

    func testPairsAndListsOfNumbers() async {
        func half() async -> Double { 0.5 }
        func halves() async -> [Double] { [0.5] }
        expect(0.5) ≈ (1, 0.5)
        expect(0.5) == (1, 0.5)
        expect([0.5]) ≈ [0.50001]
        await expect { await half() } ≈ (1, 0.5)
        await expect { await half() } == (1, 0.5)
        await expect { await halves() } ≈ [0.50001]
        assertMessages(
            "expected to be close to 1.0 (within 0.25), got 0.5",
            "expected to be close to 1.0 (within 0.25), got 0.5",
            "expected to be close to [1.0] (each within 0.0001), got [0.5]\n  [0]: expected 1.0, got 0.5"
        ) {
            expect(0.5) ≈ (1, 0.25)
            expect(0.5) == (1, 0.25)
            expect([0.5]) ≈ [1]
        }
        let halvesFail = await gatherFailures { await expect { await halves() } ≈ [1] }.map(\.message)
        let tooFar = "expected to be close to [1.0] (each within 0.0001), got [0.5]\n  [0]: expected 1.0, got 0.5"
        XCTAssertEqual(halvesFail, [tooFar])
    }

    func testDates() async {
        let date = Date(timeIntervalSince1970: 0)
        expect(date) ≈ date
        expect(date) ≈ date.addingTimeInterval(1) ± 2
        func later() async -> Date { date }
        await expect { await later() } ≈ date ± 1
        await expect { await later() } ≈ date
        let failures = await gatherFailures {
            await expect { await later() } ≈ date + 3 ± 2
            await expect { await later() } == date + 4 ± 2
            await expect { await later() } ≈ date + 5
        }
        let distances = failures.map { $0.message.split(separator: "\n").last }
        XCTAssertEqual(distances, ["  it is 3.000 s off", "  it is 4.000 s off", "  it is 5.000 s off"])
        assertMessages(
            """
            expected to be close to 1970-01-01T00:00:03.000Z (within 2.0 s), got 1970-01-01T00:00:00.000Z
              it is 3.000 s off
            """,
            """
            expected to be close to 1970-01-01T00:00:01.000Z (within 0.0001 s), got 1970-01-01T00:00:00.000Z
              it is 1.000 s off
            """
        ) {
            expect(date) ≈ date.addingTimeInterval(3) ± 2
            expect(date) ≈ date.addingTimeInterval(1)
        }
    }

    func testNumbersOfFoundation() async {
        let number = NSNumber(value: 1.5)
        expect(number) ≈ NSNumber(value: 1.50001)
        expect(number).to(beCloseTo(NSNumber(value: 2), within: 1))
        await expect { () async in number } ≈ NSNumber(value: 2) ± 1
        await expect { () async in number } ≈ NSNumber(value: 1.5)
        assertMessages(
            "expected to be close to 2 (within 0.1), got 1.5",
            "expected not to be close to 1.5 (within 0.0001), got 1.5"
        ) {
            expect(number) ≈ NSNumber(value: 2) ± 0.1
            expect(number).notTo(beCloseTo(number))
        }
    }

    func testAnErrorByValueInAClosure() {
        var errors: [Trouble] = []
        func note(_ error: any Error) { (error as? Trouble).map { errors.append($0) } }
        expect { try trouble() as Int }.to(throwError(Trouble.small) { note($0) })
        assertMessages("expected to throw Trouble.small, threw Trouble.big") {
            expect { try trouble(.big) as Int }.to(throwError(Trouble.small) { note($0) })
        }
        XCTAssertEqual(errors, [.small])
    }
}
