import QuickNimble

private struct Cup {
    let size: Int
    let name: String?
}

private actor Cupboard {
    let size: Int
    let name: String?

    init(size: Int, name: String?) {
        self.size = size
        self.name = name
    }
}

final class MapTests: XCTestCase {
    private let cup = Cup(size: 4, name: "red")

    func testMap() {
        expect(4).to(map({ $0 }, equal(4)))
        expect(self.cup).to(satisfyAllOf(map(\.size, equal(4)), map(\.name, equal("red"))))
        expect(self.cup).to(satisfyAnyOf(map(\.size, equal(5)), map(\.name, equal("red"))))
        expect(self.cup).toNot(satisfyAllOf(map(\.size, equal(5)), map(\.name, equal("red"))))
    }

    func testAwaitedMatchers() async {
        await expect(self.cup).to(map(\.size, awaitedEqual(4)))
        await expect(self.cup).toNot(map(\.size, awaitedEqual(5)))
    }

    func testAwaitedFunctions() async {
        func text(_ value: Int) async -> String { "\(value)" }
        await expect(4).to(map(text, equal("4")))
        await expect(4).to(map(text, awaitedEqual("4")))
    }

    func testActors() {
        expect(Cupboard(size: 4, name: "red")).to(satisfyAllOf(map(\.size, equal(4)), map(\.name, equal("red"))))
    }

    func testFunctionsThatGiveNothing() {
        expect("4").to(map({ Int($0) }, equal(4)))
        expect("red").to(map({ Int($0) }, beNil()))
        expect(self.cup).to(map({ $0.name?.first }, equal("r")))
    }

    func testPropertiesThatAreOptionalWithAwaitedMatchers() async {
        await expect(self.cup).to(map(\.name, awaitedEqual("red")))
        await expect(self.cup).toNot(map(\.name, awaitedEqual("blue")))
    }

    func testAwaitedFunctionsThatGiveNothing() async {
        func text(_ value: Int) async -> String? { value > 3 ? "\(value)" : nil }
        await expect(4).to(map(text, equal("4")))
        await expect(3).to(map(text, beNil()))
    }

    func testOptionalPropertiesOfActors() {
        expect(Cupboard(size: 4, name: nil)).to(map(\.name, beNil()))
    }

    func testCompactMap() {
        expect(["4", "tea", "5"]).to(compactMap({ Int($0) }, equal([4, 5])))
        expect(["4", "tea", "5"]).toNot(compactMap({ Int($0) }, beEmpty()))
    }

    func testCompactMapWithAwaitedMatchers() async {
        await expect(["4", "tea", "5"]).to(compactMap({ Int($0) }, awaitedEqual([4, 5])))
    }

    func testCompactMapWithAwaitedFunctions() async {
        func number(_ text: String) async -> Int? { Int(text) }
        await expect(["4", "tea", "5"]).to(compactMap(number, equal([4, 5])))
        await expect(["4", "tea", "5"]).to(compactMap(number, awaitedEqual([4, 5])))
    }

    func testTwoInARow() {
        expect("4").to(map({ Int($0) }, map({ $0 * 2 }, equal(8))))
    }
}

final class AwaitedMatcherTests: XCTestCase {
    private actor Bell {
        private(set) var count: UInt = 0
        func ring() { count += 1 }
    }

    private func beRung(_ times: UInt) -> AsyncMatcher<Bell> {
        AsyncMatcher.define { expression in
            let message = ExpectationMessage.expectedActualValueTo("be rung \(times) times")
            guard let count = try await expression.evaluate()?.count else {
                return MatcherResult(status: .fail, message: message.appendedBeNilHint())
            }
            return MatcherResult(bool: count == times, message: message)
        }
    }

    func testWithAwaitedValues() async {
        await expecta(await awaited(4)).to(awaitedEqual(4))
    }

    func testWithValues() async {
        let bell = Bell()
        await bell.ring()
        await expects(bell).to(beRung(1))
    }

    func testPollingAwaitedValues() async {
        let bell = Bell()
        await expect {
            await bell.ring()
            return bell
        }.toEventually(beRung(3))
        await expect { await awaited(4) }.toEventuallyNot(awaitedEqual(0))
        await expect { await awaited(4) }.toNever(awaitedEqual(0), until: .milliseconds(20))
        await expect { await awaited(4) }.toAlways(awaitedEqual(4), until: .milliseconds(20))
    }

    func testPollingValues() async {
        await expects(4).toEventually(awaitedEqual(4))
        await expects(4).toAlways(awaitedEqual(4), until: .milliseconds(20))
        await expects(4).toEventuallyNot(awaitedEqual(0))
        await expects(4).toNever(awaitedEqual(0), until: .milliseconds(20))
    }
}
