import QuickNimble

/// How matchers and helpers evaluate an expression.
final class ExpressionTests: XCTestCase {
    private var isInside = false

    private func noting(_ seen: @escaping (Bool) -> Void) -> () throws -> Int {
        {
            seen(self.isInside); return 3
        }
    }

    private func beSurrounded<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> {
        Matcher { expression in
            self.isInside = true
            defer { self.isInside = false }
            return try matcher.satisfies(expression)
        }
    }

    func testAMatcherSurroundsTheEvaluation() {
        var seen: [Bool] = []
        let value = noting { seen.append($0) }
        expect(try value()).to(beSurrounded(equal(3)))
        expect { try value() }.to(
            beSurrounded(
                .define("be three") { expression, message in
                    MatcherResult(bool: try expression.evaluate() == 3, message: message)
                }
            )
        )
        expect(try value()).toEventually(
            beSurrounded(.simple("be three") { MatcherStatus(bool: try $0.evaluate() == 3) })
        )
        expect(try value()).to(beSurrounded(beSurrounded(equal(3))))
        XCTAssertEqual(seen, [true, true, true, true])
    }

    func testTheExpressionIsEvaluatedOnceForAMatcher() {
        var count = 0
        let matcher = Matcher<Int> { expression in
            _ = try expression.evaluate()
            return MatcherResult(bool: try expression.evaluate() == 2, message: .expectedActualValueTo("be two"))
        }
        let failures = gatherFailingExpectations(silently: true) {
            expect {
                count += 1; return count
            }.to(matcher)
        }
        XCTAssertEqual(failures.map(\.message.stringValue), ["expected to be two, got <1>"])
        XCTAssertEqual(count, 1)
    }

    func testTheExpressionOfAMatcherThatDoesNotAskIsEvaluatedForTheMessage() {
        let never = Matcher<Int> { _ in
            MatcherResult(status: .doesNotMatch, message: .expectedActualValueTo("never match"))
        }
        let failures = gatherFailingExpectations(silently: true) { expect(4).to(never) }
        XCTAssertEqual(failures.map(\.message.stringValue), ["expected to never match, got <4>"])
    }

    func testAnErrorOfTheExpressionIsThatOfTheMatcher() {
        let matcher = Matcher<Int> { expression in
            XCTAssertThrowsError(try expression.evaluate())
            return MatcherResult(bool: true, message: .expectedActualValueTo("throw"))
        }
        expect { () throws -> Int in throw NSError(domain: "cup", code: 1) }.to(matcher)
    }

    func testAnExpressionThatEscapesKeepsItsValue() {
        var escaped: Expression<Int>?
        let matcher = Matcher<Int> { expression in
            escaped = expression
            return MatcherResult(bool: try expression.evaluate() == 5, message: .expectedActualValueTo("be five"))
        }
        expect(5).to(matcher)
        XCTAssertEqual(try escaped?.evaluate(), 5)
        XCTAssertEqual(try escaped?.withoutCaching().evaluate(), 5)
    }

    func testAMatcherOfNimbleForAnAwaitedExpressionJudgesWhatIsKnown() async {
        var seen: [Bool] = []
        let value = noting { seen.append($0) }
        await expect { () async throws -> Int in try value() }.to(beSurrounded(equal(3)))
        XCTAssertEqual(seen, [false])
    }

    func testAMatcherOfNimbleInOthersJudgesWhatIsKnown() {
        var seen: [Bool] = []
        let value = noting { seen.append($0) }
        expect(try value()).to(beSurrounded(equal(3)) && beGreaterThan(2))
        expect([3]).to(allPass(beSurrounded(equal(3))))
        let failures = gatherFailingExpectations(silently: true) { expect(3).to(not(beSurrounded(equal(3)))) }
        XCTAssertEqual(failures.map(\.message.stringValue), ["expected to not equal 3, got 3"])
        XCTAssertEqual(seen, [false])
    }

    func testAnExpectationIsMadeOfAnExpression() {
        func own<Value>(_ value: @autoclosure @escaping () throws -> Value?) -> SyncExpectation<Value> {
            let place = SourceLocation(fileID: "Own/File.swift", filePath: "/own/File.swift", line: 7, column: 9)
            return SyncExpectation(expression: Expression(expression: value, location: place, isClosure: true))
        }
        var count = 0
        let expectation = own(
            {
                count += 1; return count
            }()
        )
        XCTAssertEqual(try expectation.expression.evaluate(), 1)
        expectation.toEventually(equal(4))
        XCTAssertEqual(count, 4)
        let location = expectation.expression.location
        XCTAssertEqual("\(location.file) \(location.filePath)", "/own/File.swift /own/File.swift")
        XCTAssertEqual([location.line, location.column], [7, 9])
        let failures = gatherFailingExpectations(silently: true) { own(1).to(equal(2)) }
        XCTAssertEqual(failures.map(\.location.description), ["/own/File.swift:7"])
    }

    func testTheLocationOfAnExpectationIsKnown() {
        let line: UInt = #line + 1
        let location = expect(1).expression.location
        XCTAssertEqual(location.line, line)
        XCTAssertEqual("\(location.filePath)", #filePath)
        XCTAssertEqual(location.fileID, #fileID)
        XCTAssertGreaterThan(location.column, 0)
        XCTAssertEqual(SourceLocation(), SourceLocation())
        XCTAssertNotEqual(location, SourceLocation(file: #filePath, line: line))
    }

    func testNilInsideAnOptional() {
        expect([nil, nil] as [Int?]).to(allPass(beNil()))
        expect(String??.some(nil)).to(beNil())
        let name: String?? = .some(nil)
        expect(name) == nil
        expect([1, nil] as [Int?]).toNot(allPass(beNil()))
        var elements: [Int??] = []
        let matcher = Matcher<Int?>.simpleNilable("be seen") {
            elements.append(try $0.evaluate()); return .matches
        }
        expect([nil, 1] as [Int?]).to(allPass(matcher))
        XCTAssertEqual(elements, [.some(nil), 1])
    }
}

extension Expectation {
    /// A custom form that uses `T`, the old name of `Value`.
    fileprivate func toSatisfy(_ isRight: @escaping (T) -> Bool) { to(Matcher("satisfy") { isRight($0) }) }
}

extension ExpressionTests {
    func testTheOldNameOfTheValue() { expect(3).toSatisfy { $0 == 3 } }
}
