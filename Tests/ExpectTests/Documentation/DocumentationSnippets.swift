import Dispatch
import Expect
import Foundation
import XCTest

/// The code blocks on the catalog's pages, word for word, and the declarations that they need. All of the blocks pass.
final class DocumentationSnippets: XCTestCase {
    private let cart = Cart()
    private let service = Service()
    private let result = Result<Int, ParseError>.success(2)
    private let failure = Result<Int, ParseError>.failure(.unexpectedEnd(line: 1))
    private let center = NotificationCenter()
    private let saved = Notification.Name("saved")

    func testExpect1() {
        let cart = self.cart
        expect(cart.count) == 2
        expect(cart.items).to(contain("apple"))
        expect(cart.isEmpty).notTo(beTrue(), description: "the cart after shopping")
    }

    func testValues1() {
        let cart = self.cart
        expect(cart.count).to(equal(2))
        expect(cart.count) == 2
        expect(cart.owner) != "Bob"
        expect((1, "a")) == (1, "a")
        expect(cart) === cart
        expect(cart.coupon) == nil
        expect(cart.coupon).to(beNil())
        expect(cart.count).to(beElementOf(1, 2, 3))
    }

    func testValues2() {
        expect(["id": 7, "tags": ["new"]] as [String: Any]).to(haveSameParts(as: ["id": 7, "tags": ["new"]]))
    }

    func testValues3() {
        let cart = self.cart
        expect(cart.count) > 1
        expect(cart.count).to(beLessThanOrEqualTo(2))
        expect(cart.count).to(beWithin(1...3))
        expect(cart.price) ≈ 3.5
        expect(cart.price) ≈ 3.4 ± 0.2
        expect([1.0, 2.0]).to(beCloseTo([1.01, 2], within: 0.1))
        expect(cart.date).to(beCloseTo(Date(), within: 60))
    }

    func testValues4() {
        let cart = self.cart
        expect(cart.isEmpty).to(beFalse())
        expect(cart.isEmpty).to(beFalseBecause("two things were put into it"))
        expect(cart.isEmpty).to(beFalsy())
    }

    func testValues5() {
        let cart = self.cart
        expect(cart.owner).to(beginWith("A"))
        expect(cart.owner).to(match(/n+/))
        expect(#"{"id": 7, "tags": []}"#).to(matchJSON(#"{"tags":[],"id":7}"#))
    }

    func testValues6() {
        let cart = self.cart
        expect(cart).to(beAnInstanceOf(Cart.self))
        expect(cart).to(have(\.owner, "Ann"))
        expect(cart).to(have(\.items.count, beGreaterThan(1)))
        expect(cart.owner).to(map({ $0.count }, equal(3)))
    }

    func testCollections1() {
        let cart = self.cart
        expect(cart.items).to(haveCount(2))
        expect(cart.items).notTo(beEmpty())
        expect(cart.items).to(contain("apple", "pear"))
        expect(cart.items).to(contain(beginWith("app")))
        expect(cart.items).to(containElementSatisfying({ $0.count == 4 }, "have four letters"))
    }

    func testCollections2() {
        let cart = self.cart
        expect(cart.items).to(elementsEqual(["apple", "pear"]))
        expect(cart.items).to(elementsEqual(equal("apple"), endWith("r")))
        expect(cart.items).to(consistOf("pear", "apple"))
        expect(cart.items).to(allPass(haveCount(beGreaterThan(3))))
        expect(cart.items).to(compactMap({ Int($0) }, beEmpty()))
    }

    func testCollections3() {
        let cart = self.cart
        expect(cart.prices).to(haveKey("apple"))
        expect(cart.prices).to(haveKeyWithValue("apple", beLessThan(2)))
    }

    func testErrors1() {
        expect { try parse("{") }.to(throwError())
        expect { try parse("{") }.to(throwError(ParseError.unexpectedEnd(line: 1)))
        expect { try parse("{") }.to(throwError(caseOf: ParseError.unexpectedEnd(line: 0)))
        expect { try parse("{") }.to(throwError(errorType: ParseError.self))
        expect { try parse("{") }.to(
            throwError { error in
                expect(error).to(matchError(ParseError.self))
            }
        )
        expect { try parse("{}") }.to(succeed())
    }

    func testErrors2() {
        let (result, failure) = (self.result, self.failure)
        expect(result).to(beSuccess(2))
        expect(result).to(beSuccess(beGreaterThan(1)))
        expect(failure).to(beFailure())
        expect(failure).to(beFailure(matchError(ParseError.self)))
    }

    func testErrors3() {
        expect { fatalError("never") }.to(trap())
        expect { fatalError("never") }.to(trap(withMessage: contain("never")))
    }

    func testEffects1() {
        let (cart, center, saved) = (self.cart, self.center, self.saved)
        expect { cart.add("plum") }.to(change { cart.count }.by(1))
        expect { cart.owner = "Bob" }.to(change { cart.owner }.from("Ann").to("Bob"))
        expect { print("Hello") }.to(output("Hello\n"))
        expect { center.post(name: saved, object: nil) }.to(
            postNotifications(contain(have(\.name, saved)), from: center)
        )
    }

    func testComposing1() {
        let cart = self.cart
        expect(cart.count).to(satisfyAllOf(beGreaterThan(1), beLessThan(5)))
        expect(cart.count).to(beGreaterThan(1) && beLessThan(5))
        expect(cart.count).to(equal(1) || equal(2))
        expect(cart.items).to(!contain("plum"))
        expect(cart).to(have(\.owner, "Ann") && have(\.items, allPass(haveCount(beGreaterThan(3)))))
    }

    func testWaiting1() {
        let cart = self.cart
        expect(cart.count).toEventually(equal(2))
        expect(cart.isEmpty).toEventuallyNot(beTrue(), timeout: .seconds(3))
        expect(cart.count).toEventually(equal(2), inARow: 3)
    }

    func testWaiting2() {
        let cart = self.cart
        expect(cart.count).toAlways(equal(2), until: .milliseconds(5))
        expect(cart.isEmpty).toNever(beTrue(), until: .milliseconds(5))
    }

    func testWaitingForEffects() {
        let cart = self.cart
        expect { cart.add("plum") }.toEventually(change { cart.count }.by(2))
    }

    func testWaiting3() async {
        let (cart, service) = (self.cart, self.service)
        await expect(cart.count).toEventually(equal(2))
        await expect { await service.count() }.toEventually(equal(3))
        await expect { await service.count() } == 3
        await waitUntil { done in Task { done() } }
    }

    func testWaiting4() {
        let cart = self.cart
        waitUntilEqual(cart.count, 2)
        waitUntilTrue(cart.owner == "Ann")
        waitUntil { done in
            DispatchQueue.global().async { done() }
        }
    }

    func testWaiting5() {
        let cart = self.cart
        expect {
            if cart.count > 9 { throw StopTrying("the cart is full") }
            expect(cart.count) == 2
            expect(cart.owner) == "Ann"
        }.toEventually(succeed())
    }

    func testWaiting6() {
        AsyncDefaults.timeout = .seconds(1)
        AsyncDefaults.pollInterval = .milliseconds(1)
    }

    func testRequirements1() throws {
        let cart = self.cart
        try require(cart.items).to(haveCount(2))
        let first = try unwrap(cart.items.first)
        let owner = try pollUnwrap(cart.owner, timeout: .seconds(3))
        expect(first + owner) == "appleAnn"
    }

    func testRequirements2() throws {
        let cart = self.cart
        aggregateFailures("the cart") {
            expect(cart.count) == 2
            expect(cart.owner) == "Ann"
        }
        if cart.count > 9 { fail("too much") }
        if cart.count > 9 { try requireFail("far too much") }
    }

    func testOwnMatchers4() async {
        let service = self.service
        let failures = gatherFailures { expect(3).to(beEven()) }
        expect(failures.map(\.message)) == ["expected to be even, got 3"]
        await expect { 3 }.to(beCounted(by: service))
    }

    func testMovingFromNimble1() throws {
        let cart = self.cart
        expect(cart.count).to(equal(2))
        expect(cart.items).toEventually(contain("apple"))
        try require(cart.owner).notTo(beEmpty())
    }
}

func beEven() -> Matcher<Int> {
    Matcher("be even") { $0.isMultiple(of: 2) }
}

func haveWords(_ count: Int) -> Matcher<String> {
    Matcher("have \(count) words", got: { "\($0.split(separator: " ").count)" }) {
        $0.split(separator: " ").count == count
    }
}

func beSmallAndEven() -> Matcher<Int> {
    beEven() && beLessThan(10)
}

func beCounted(by service: Service) -> AsyncMatcher<Int> {
    AsyncMatcher("be the count") { await service.count() == $0 }
}

private final class Cart {
    var items = ["apple", "pear"]
    var owner = "Ann"
    var coupon: String?
    let price = 3.5
    var date: Date { Date() }
    let prices = ["apple": 1.0]
    var count: Int { items.count }
    var isEmpty: Bool { items.isEmpty }

    func add(_ item: String) { items.append(item) }
}

final class Service: Sendable {
    func count() async -> Int { 3 }
}

private enum ParseError: Error, Equatable { case unexpectedEnd(line: Int) }

private func parse(_ text: String) throws -> Int {
    guard text == "{}" else { throw ParseError.unexpectedEnd(line: 1) }
    return 0
}
