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

    func testWhatAMatcherSeesAndWhen() {
        var value: Int?
        expect(8).to(
            Matcher.simple {
                value = try $0.evaluate(); return .matches
            }
        )
        expect(value).to(equal(8))
        expect(9).toNot(
            Matcher.simple {
                value = try $0.evaluate(); return .doesNotMatch
            }
        )
        expect(value).to(equal(9))
        for status in [MatcherStatus.matches, .doesNotMatch] {
            var count = 0
            let matcher = Matcher<Void>.simple { expression in
                expect(count).to(equal(0))
                _ = try expression.evaluate()
                _ = try expression.evaluate()
                return status
            }
            if status == .matches { expect { count += 1 }.to(matcher) } else { expect { count += 1 }.toNot(matcher) }
            expect(count).to(equal(1))
        }
    }

    func testLazyProperties() {
        expect(Letter().greeting).to(equal("dear Ann"))
        expect(Letter().greeting).toNot(equal("dear Bob"))
        expect(Letter().closing).to(equal("yours"))
        expect(Letter().closing).toNot(equal("dear Ann"))
    }

    func testTheVerdict() {
        expect { 1 }.to(Matcher.simple { _ in .matches })
        expect { 1 }.toNot(Matcher.simple { _ in .doesNotMatch })
        expect(1).notTo(Matcher.simple { _ in .doesNotMatch })
        let negated = "expected not to match, got <1>"
        failing("expected to match, got <1>", negated, negated) {
            expect(1).to(Matcher.simple { _ in .doesNotMatch })
            expect(1).toNot(Matcher.simple { _ in .matches })
            expect(1).notTo(Matcher.simple { _ in .matches })
        }
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
