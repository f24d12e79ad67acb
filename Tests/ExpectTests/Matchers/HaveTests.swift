import Expect
import XCTest

final class HaveTests: XCTestCase {
    func testWording() {
        assertWording(
            have(\.name, beginWith("A")) as Matcher<Person>,
            #"have .name begin with "A""#,
            good: Person(),
            bad: Person(name: "Bob"),
            details: #"  .name: expected to begin with "A", got "Bob""#
        )
        assertWording(
            have(\.age, 30) as Matcher<Person>,
            "have .age equal 30",
            good: Person(),
            bad: Person(age: 31),
            details: "  .age: expected to equal 30, got 31"
        )
    }

    /// The runtime does not know the name of a computed property, and its address would not help a reader.
    func testAComputedPropertyIsShownByItsTypeIfItsNameIsUnknown() {
        assertMessages(
            """
            expected to have .<computed Int> equal 4 and have .prices.<computed Optional<Int>> equal 2, \
            got Basket(prices: [1, 2])
              .<computed Int>: expected to equal 4, got 3
              .prices.<computed Optional<Int>>: expected to equal 2, got 1
            """
        ) { expect(Basket()).to(have(\.total, 4) && have(\.prices.mean, 2)) }
    }

    func testAnOptionalProperty() {
        assertWording(
            have(\.nickname, equal("A")) as Matcher<Person>,
            #"have .nickname equal "A""#,
            good: Person(nickname: "A"),
            bad: Person(),
            details: #"  .nickname: expected to equal "A", got nil"#
        )
    }

    func testAPathThroughSeveral() {
        assertWording(
            have(\.address, have(\.city, equal("Oslo"))) as Matcher<Person>,
            #"have .address have .city equal "Oslo""#,
            good: Person(),
            bad: Person(address: Address(city: "Bergen")),
            details: #"  .address.city: expected to equal "Oslo", got "Bergen""#
        )
    }

    func testSeveralProperties() {
        assertWording(
            satisfyAllOf(have(\.name, "Ann"), have(\.address.zip, beLessThan(200))) as Matcher<Person>,
            #"have .name equal "Ann" and have .address.zip be less than 200"#,
            good: Person(),
            bad: Person(name: "Bob", address: Address(zip: 900)),
            details: #"  .name: expected to equal "Ann", got "Bob""# + "\n"
                + "  .address.zip: expected to be less than 200, got 900"
        )
    }

    func testElementsOfAList() {
        assertWording(
            allPass(have(\.name, "Ann")) as Matcher<[Person]>,
            #"all have .name equal "Ann""#,
            good: [Person()],
            bad: [Person(), Person(name: "Bob")],
            details: #"  [1].name: expected to equal "Ann", got "Bob""#
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
