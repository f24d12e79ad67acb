import QuickNimble
import TestSupport

/// Tests each row about expectations in the table on the page «Moving from Quick».
final class DifferenceTests: XCTestCase {
    private func messages(_ body: () throws -> Void) -> [String] { gatherFailures(body).map(\.message) }

    func testTheTableHasTheRowsThatAreTestedHere() throws {
        let page = URL(fileURLWithPath: #filePath)
            .appending(path: "../../../Sources/Spec/Spec.docc/Start/MovingFromQuick.md").standardized
        let rows = try MarkdownPage(page).text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        XCTAssertEqual(rows.count, 25)
    }

    func testAResultOfToThatIsKeptNeedsItsType() {
        let first: SyncExpectation<Int> = expect(1).to(equal(1))
        expect(first.status) == .passed
        let nothing: Void = expect(1).to(equal(1))
        expect(nothing).to(beVoid())
    }

    func testARequirementIsReadInTheIsolationOfTheCaller() async throws {
        @Sendable func isOnMainThread() -> Bool { Thread.isMainThread }
        let found = try await Task.detached {
            try await require(isOnMainThread()).toEventually(beFalse())
        }.value
        expect(found) == false
    }

    func testWhatDoesNotCompile() throws {
        let lines = [
            ("expect({ list.first }).toEventually(beGreaterThan(1))", "a closure in parentheses"),
            ("expect((1, 2, 3)) == (a: 1, b: 2, c: 3)", "=="),
            ("let pairs = [(a: 1, b: 2)]; expect(pairs) == [(a: 1, b: 2)]", "=="),
            ("NimbleAssertionHandler = AssertionRecorder()", "use withAssertionHandler"),
        ]
        let functions = lines.enumerated().map { "func f\($0)(_ list: [Int]) { \($1.0) }\n" }
        let (isCorrect, log) = try compile("import QuickNimble\n\(functions.joined())")
        expect(isCorrect) == false
        for (index, line) in lines.enumerated() {
            expect(log).to(match("\\.swift:\(index + 2):\\d+: error: .*\(line.1)"))
        }
    }

    func testPairsWithoutTheirLabelsAreCompared() {
        let list = [(a: 1, b: 2)]
        expect(list.map { ($0.a, $0.b) }) == [(1, 2)]
    }

    func testAnArgumentThatAwaitsKeepsTheMainActor() async throws {
        func source(_ argument: String) -> String {
            """
            import QuickNimble
            @MainActor func test() async {
                var number = 0
                func count() -> Int { number += 1; return number }
                await expecta(\(argument)).to(equal(1))
            }

            """
        }
        expect(try compile(source("await count()")).log) == ""
        expect(try compile(source("count()")).log).to(match("error: main actor-isolated local function 'count\\(\\)'"))
    }

    func testAForgottenAwaitIsAWarningInAQuickSpec() throws {
        let source = """
            import QuickNimble
            func load() async -> Int { 1 }
            final class LoadSpec: QuickSpec {
                override class func spec() {
                    it("loads") { expect { await load() }.to(equal(1)) }
                }
            }

            """
        for version in ["5", "6"] {
            let (isCorrect, log) = try compile(source, version)
            expect(isCorrect) == true
            expect(log).to(match("\\.swift:5:\\d+: warning: call to global actor 'WriteAwaitBeforeExpect'"))
        }
    }

    func testAFreeFunctionThatDeclaresHooksIsMainActor() throws {
        func source(_ isolation: String, _ words: [String]) -> String {
            "import QuickNimble\n" + words.enumerated().map { "\(isolation)func f\($0)() { \($1) }\n" }.joined()
        }
        expect(try compile(source("", ["describe(\"a\") {}", "context(\"a\") {}", "it(\"a\") {}"]), "5").log) == ""
        let hooks = ["beforeEach {}", "aroundEach { $0() }", "sharedExamples(\"a\") {}", "fit(\"a\") {}"]
        expect(try compile(source("@MainActor ", hooks), "5").log) == ""
        let log = try compile(source("", hooks), "5").log
        for line in 2...5 { expect(log).to(match("\\.swift:\(line):\\d+: error: ")) }
    }

    func testALocalFunctionHasTheIsolationOfItsSpecOutsideOfGroups() throws {
        func source(_ begin: String, _ end: String) -> String {
            """
            import QuickNimble
            @MainActor func tap() {}
            final class TapSpec: QuickSpec {
                override class func spec() {
                    \(begin)
                    func tapTwice() { tap(); tap() }
                    it("taps") { tapTwice() }
                    \(end)
                }
            }

            """
        }
        expect(try compile(source("", ""), "5").log) == ""
        expect(try compile(source("describe(\"a screen\") {", "}"), "5").isCorrect) == false
        expect(try compile(source("describe(\"a screen\") {\n@MainActor", "}"), "5").log) == ""
    }

    func testAnAsyncClosureInParenthesesFails() {
        func load() async throws -> Int { 1 }
        let found = messages { expect({ try await load() }).to(throwError()) }
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found[0].contains("write `await expect { … }`"), found[0])
    }

    func testAPartOfAMatcherJudgesAValueThatIsKnown() {
        var order: [String] = []
        let one = Matcher<Int> { expression in
            order.append("matcher")
            return MatcherResult(bool: try expression.evaluate() == 1, message: .expectedActualValueTo("be one"))
        }
        func ordered(_ matcher: Matcher<Int>) -> [String] {
            order = []
            expect {
                order.append("value"); return 1
            }.to(matcher)
            return order
        }
        XCTAssertEqual(ordered(one), ["matcher", "value"])
        XCTAssertEqual(ordered(one && one), ["value", "matcher", "matcher"])
        XCTAssertEqual(ordered(one || equal(2)), ["value", "matcher"])
        XCTAssertEqual(ordered(!(!one)), ["value", "matcher"])
    }

    func testTextsInPlainWords() {
        let found = messages {
            expect(1).toNot(equal(1))
            expect(1).to(equal(nil))
            fail()
        }
        assertList(
            found,
            "expected not to equal 1, got 1",
            "expected to equal nil (use beNil() to match nil), got 1",
            "fail() was called"
        )
    }

    func testAHandlerGetsThePathInTheDescriptionOfALocation() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) { expect(1) == 2 }
        let location = recorder.assertions[0].location
        XCTAssertEqual("\(location.filePath)", "Unknown File")
        XCTAssertEqual(location.description, "\(#filePath):\(#line - 3)")
    }

    func testNilEqualsNilByTheOperator() {
        let nothing: Int? = nil
        expect(nil as Int?) == nothing
        expect(1 as Int?) != nothing
        expect(nothing) != 1
        expect(nil as NSObject?) !== NSObject()
        XCTAssertEqual(messages { expect(nothing).to(equal(nothing)) }.count, 1)
        XCTAssertEqual(messages { expect(nothing).toNot(equal(1)) }.count, 1)
    }

    func testFailuresShowValuesWithoutBrackets() {
        XCTAssertEqual(messages { expect(1) == 2 }, ["expected to equal 2, got 1"])
        XCTAssertEqual(messages { expect("a") == "b" }, [#"expected to equal "b", got "a""#])
    }

    func testAllPassGivesElementsToItsClosure() {
        expect([nil, nil] as [Int?]).to(allPass({ $0 == nil }))
        expect([nil, 1] as [Int?]).toNot(allPass({ $0 == nil }))
    }

    func testThrowAssertionRunsItsClosureInACopyOfTheProcess() {
        var hasRun = false
        expect { hasRun = true }.toNot(throwAssertion())
        XCTAssertFalse(hasRun)
    }

    func testAFailureInTheClosureOfAMatcherIsOneFailure() {
        let one = ["expected to equal 2, got 1"]
        XCTAssertEqual(messages { expect(Result<Int, StopTest>.success(1)).to(beSuccess { expect($0) == 2 }) }, one)
        XCTAssertEqual(messages { expect { throw StopTest("") }.to(throwError { _ in expect(1) == 2 }) }, one)
        XCTAssertEqual(
            messages { expect(Result<Int, StopTest>.failure(StopTest(""))).to(beFailure { _ in expect(1) == 2 }) },
            one
        )
    }

    func testFormsThatPollChainInPairs() {
        expect(1).toEventually(equal(1)).toNever(equal(2), until: .zero)
    }

    func testWaitUntilFailsAsTheFormsThatPoll() {
        let found = messages { waitUntil(timeout: .milliseconds(5)) { _ in } }
        XCTAssertEqual(found.map { $0.hasPrefix("expected to eventually have called done, got false") }, [true])
    }

    func testATimeoutOfZeroEvaluatesOnce() {
        var count = 0
        expect {
            count += 1; return count
        }.toEventually(equal(1), timeout: .seconds(0))
        XCTAssertEqual(count, 1)
    }

    func testAnErrorWhilePollingMeansNotYet() {
        struct Trouble: Error {}
        var count = 0
        expect { () throws -> Int in
            count += 1
            if count < 3 { throw Trouble() }
            return count
        }
        .toEventually(equal(3))
    }

    func testRequireReturnsAnOptional() throws {
        let value = try require(1).to(equal(1))
        XCTAssertTrue(type(of: value) == Int?.self)
        XCTAssertTrue(type(of: try unwrap(1 as Int?)) == Int.self)
    }

    func testTheLocationIsUnknownInAMatcherAndKnownInItsFailure() {
        var location: SourceLocation?
        let matcher = Matcher<Int>.simple { expression in
            location = expression.location
            return .doesNotMatch
        }
        XCTAssertEqual(gatherFailures { expect(1).to(matcher) }.map(\.location?.line), [#line])
        XCTAssertEqual(location, SourceLocation())
    }

    func testAGatheredExpectationThatPassesHasNoMessage() {
        XCTAssertEqual(gatherExpectations { expect(1) == 1 }.map(\.message.stringValue), [""])
    }

    func testAHandlerAppliesToTheTaskOfItsClosure() async {
        let recorder = AssertionRecorder()
        let owner = AssertionRecorder()
        await withAssertionHandler(owner) {
            let other = Task.detached { gatherFailures { expect(1) == 3 }.map(\.message) }
            await withAssertionHandler(recorder) {
                _ = await other.value
                expect(1) == 2
            }
        }
        XCTAssertEqual(recorder.assertions.map(\.message.stringValue), ["expected to equal 2, got 1"])
        XCTAssertEqual(owner.assertions.count, 0)
    }
}

/// Returns whether the compiler accepts a file, and the compiler's log.
private func compile(_ source: String, _ version: String = "6") throws -> (isCorrect: Bool, log: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try SwiftCompiler().run(["-typecheck", "-swift-version", version, file.path])
}

/// Each example has its own values, which are released when it ends.
final class ReleasedValuesSpec: QuickSpec {
    private final class Value {
        nonisolated(unsafe) static var (made, alive) = (0, 0)
        nonisolated(unsafe) static var seen: Set<Int> = []
        let number: Int

        init() {
            (Self.made, Self.alive) = (Self.made + 1, Self.alive + 1)
            number = Self.made
        }

        deinit { Self.alive -= 1 }
    }

    override class func spec() {
        describe("a value of a group") {
            let value = Value()
            for name in ["one", "another"] {
                it("is new in \(name) example") {
                    expect(Value.seen.insert(value.number).inserted) == true
                    expect(Value.alive) == 1
                }
            }
        }
    }
}
