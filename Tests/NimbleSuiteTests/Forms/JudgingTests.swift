import QuickNimble

private final class Letter {
    lazy var greeting: String = "dear Ann"
    lazy var closing: String? = { "yours" }()
}

/// `to`, `toNot` and `notTo`: what they evaluate, when, and what they say.
final class JudgingTests: XCTestCase {
    class Torn: Swift.Error {}
    let torn = Torn()

    private func read() throws -> Int { throw torn }

    func testFail() {
        failing("no letter came") { fail("no letter came") }
        failing("fail() was called") { fail() }
    }

    func testAnErrorFailsBothWays() {
        failing("expected to equal 1, threw \(stringify(torn))") { expect { try self.read() }.to(equal(1)) }
        failing("expected not to equal 1, threw \(stringify(torn))") { expect { try self.read() }.toNot(equal(1)) }
    }

    func testToPassesIfTheMatcherMatches() {
        expect(1).to(Matcher.simple { _ in .matches })
        expect { 1 }.to(Matcher.simple { _ in .matches })
    }

    func testToPassesTheExpression() {
        var value: Int?
        expect(8).to(
            Matcher.simple { expression in
                value = try expression.evaluate(); return .matches
            }
        )
        expect(value).to(equal(8))
    }

    func testToEvaluatesOnce() {
        var count = 0
        expect { count += 1 }.to(
            Matcher.simple { expression in
                _ = try expression.evaluate()
                _ = try expression.evaluate()
                return .matches
            }
        )
        expect(count).to(equal(1))
    }

    func testToEvaluatesWhenTheMatcherAsks() {
        var count = 0
        expect { count += 1 }.to(
            Matcher.simple { expression in
                expect(count).to(equal(0))
                _ = try expression.evaluate()
                return .matches
            }
        )
        expect(count).to(equal(1))
    }

    func testLazyProperties() {
        expect(Letter().greeting).to(equal("dear Ann"))
        expect(Letter().greeting).toNot(equal("dear Bob"))
        expect(Letter().closing).to(equal("yours"))
        expect(Letter().closing).toNot(equal("dear Ann"))
    }

    func testToNotPassesIfTheMatcherDoesNotMatch() {
        expect(1).toNot(Matcher.simple { _ in .doesNotMatch })
        expect { 1 }.toNot(Matcher.simple { _ in .doesNotMatch })
    }

    func testToNotPassesTheExpression() {
        var value: Int?
        expect(8).toNot(
            Matcher.simple { expression in
                value = try expression.evaluate(); return .doesNotMatch
            }
        )
        expect(value).to(equal(8))
    }

    func testToNotEvaluatesOnce() {
        var count = 0
        expect { count += 1 }.toNot(
            Matcher.simple { expression in
                _ = try expression.evaluate()
                _ = try expression.evaluate()
                return .doesNotMatch
            }
        )
        expect(count).to(equal(1))
    }

    func testToNotEvaluatesWhenTheMatcherAsks() {
        var count = 0
        expect { count += 1 }.toNot(
            Matcher.simple { expression in
                expect(count).to(equal(0))
                _ = try expression.evaluate()
                return .doesNotMatch
            }
        )
        expect(count).to(equal(1))
    }

    func testToFailsIfTheMatcherDoesNotMatch() {
        failing("expected to match, got <1>") { expect(1).to(Matcher.simple { _ in .doesNotMatch }) }
    }

    func testToNotFailsIfTheMatcherMatches() {
        failing("expected not to match, got <1>") { expect(1).toNot(Matcher.simple { _ in .matches }) }
    }

    func testNotToIsToNot() {
        expect(1).notTo(Matcher.simple { _ in .doesNotMatch })
        failing("expected not to match, got <1>") { expect(1).notTo(Matcher.simple { _ in .matches }) }
    }

    func testAChain() {
        expect(6).toNot(equal(1)).to(equal(6)).notTo(equal(3))
    }

    func testAChainThatFails() {
        failing("expected not to equal 6, got 6", "expected to equal 3, got 6") {
            expect(6).toNot(equal(1)).toNot(equal(6)).to(equal(3))
        }
    }
}
