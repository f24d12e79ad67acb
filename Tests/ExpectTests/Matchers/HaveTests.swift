import Expect
import TestSupport
import XCTest

final class HaveTests: XCTestCase {
    func testAProperty() {
        XCTAssertEqual(
            wording(have(\.name, beginWith("A")) as Matcher<Person>, good: Person(), bad: Person(name: "Bob")),
            #"""
            to: expected to have .name begin with "A", got Person(name: "Bob", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil)
              .name: expected to begin with "A", got "Bob"
            not to: expected not to have .name begin with "A", got Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil)
            nil: expected to have .name begin with "A", got nil
            nil not: expected not to have .name begin with "A", got nil
            throws: expected to have .name begin with "A", threw Trouble.small
            throws not: expected not to have .name begin with "A", threw Trouble.small
            """#
        )
    }

    func testAValue() {
        XCTAssertEqual(
            wording(have(\.age, 30) as Matcher<Person>, good: Person(), bad: Person(age: 31)),
            #"""
            to: expected to have .age equal 30, got Person(name: "Ann", age: 31, address: Address(city: "Oslo", zip: 150), nickname: nil)
              .age: expected to equal 30, got 31
            not to: expected not to have .age equal 30, got Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil)
            nil: expected to have .age equal 30, got nil
            nil not: expected not to have .age equal 30, got nil
            throws: expected to have .age equal 30, threw Trouble.small
            throws not: expected not to have .age equal 30, threw Trouble.small
            """#
        )
    }

    /// The runtime does not know the name of a property that is computed; its address tells nobody anything.
    func testAComputedPropertyIsShownByItsTypeIfItsNameIsUnknown() {
        XCTAssertEqual(
            messages { expect(Basket()).to(have(\.total, 4) && have(\.prices.mean, 2)) },
            [
                """
                expected to have .<computed Int> equal 4 and have .prices.<computed Optional<Int>> equal 2, \
                got Basket(prices: [1, 2])
                  .<computed Int>: expected to equal 4, got 3
                  .prices.<computed Optional<Int>>: expected to equal 2, got 1
                """
            ]
        )
    }

    func testAnOptionalProperty() {
        XCTAssertEqual(
            wording(have(\.nickname, equal("A")) as Matcher<Person>, good: Person(nickname: "A"), bad: Person()),
            #"""
            to: expected to have .nickname equal "A", got Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil)
              .nickname: expected to equal "A", got nil
            not to: expected not to have .nickname equal "A", got Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: "A")
            nil: expected to have .nickname equal "A", got nil
            nil not: expected not to have .nickname equal "A", got nil
            throws: expected to have .nickname equal "A", threw Trouble.small
            throws not: expected not to have .nickname equal "A", threw Trouble.small
            """#
        )
    }

    func testAPathThroughSeveral() {
        XCTAssertEqual(
            wording(
                have(\.address, have(\.city, equal("Oslo"))) as Matcher<Person>,
                good: Person(),
                bad: Person(address: Address(city: "Bergen"))
            ),
            #"""
            to: expected to have .address have .city equal "Oslo", got Person(name: "Ann", age: 30, address: Address(city: "Bergen", zip: 150), nickname: nil)
              .address.city: expected to equal "Oslo", got "Bergen"
            not to: expected not to have .address have .city equal "Oslo", got Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil)
            nil: expected to have .address have .city equal "Oslo", got nil
            nil not: expected not to have .address have .city equal "Oslo", got nil
            throws: expected to have .address have .city equal "Oslo", threw Trouble.small
            throws not: expected not to have .address have .city equal "Oslo", threw Trouble.small
            """#
        )
    }

    func testSeveralProperties() {
        XCTAssertEqual(
            wording(
                satisfyAllOf(have(\.name, "Ann"), have(\.address.zip, beLessThan(200))) as Matcher<Person>,
                good: Person(),
                bad: Person(name: "Bob", address: Address(zip: 900))
            ),
            #"""
            to: expected to have .name equal "Ann" and have .address.zip be less than 200, got Person(name: "Bob", age: 30, address: Address(city: "Oslo", zip: 900), nickname: nil)
              .name: expected to equal "Ann", got "Bob"
              .address.zip: expected to be less than 200, got 900
            not to: expected not to have .name equal "Ann" and have .address.zip be less than 200, got Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil)
            nil: expected to have .name equal "Ann" and have .address.zip be less than 200, got nil
            nil not: expected not to have .name equal "Ann" and have .address.zip be less than 200, got nil
            throws: expected to have .name equal "Ann" and have .address.zip be less than 200, threw Trouble.small
            throws not: expected not to have .name equal "Ann" and have .address.zip be less than 200, threw Trouble.small
            """#
        )
    }

    func testElementsOfAList() {
        XCTAssertEqual(
            wording(
                allPass(have(\.name, "Ann")) as Matcher<[Person]>,
                good: [Person()],
                bad: [Person(), Person(name: "Bob")]
            ),
            #"""
            to: expected to all have .name equal "Ann", got [Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil), Person(name: "Bob", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil)]
              [1].name: expected to equal "Ann", got "Bob"
            not to: expected not to all have .name equal "Ann", got [Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: nil)]
            nil: expected to all have .name equal "Ann", got nil
            nil not: expected not to all have .name equal "Ann", got nil
            throws: expected to all have .name equal "Ann", threw Trouble.small
            throws not: expected not to all have .name equal "Ann", threw Trouble.small
            """#
        )
    }
}

private struct Basket {
    var prices = [1, 2]
    var total: Int { prices.reduce(0, +) }
}

extension [Int] {
    fileprivate var mean: Int? { isEmpty ? nil : reduce(0, +) / count }
}
