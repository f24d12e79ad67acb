import QuickNimble
import TestSupport

/// Each row of the table on the page «Moving from Quick», of what differs in expectations.
final class DifferenceTests: SharedTestCase {
    private func messages(_ body: () throws -> Void) -> [String] { gatherFailures(body).map(\.message) }

    func testTheTableHasTheRowsThatAreTestedHere() throws {
        let page = URL(fileURLWithPath: #filePath)
            .appending(path: "../../../Sources/Spec/Spec.docc/Start/MovingFromQuick.md").standardized
        let rows = try MarkdownPage(page).text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        XCTAssertEqual(rows.count, 21)
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
            ("NimbleAssertionHandler = AssertionRecorder()", "use withAssertionHandler"),
        ]
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let functions = lines.enumerated().map { "func f\($0)(_ list: [Int]) { \($1.0) }" }
        try "import QuickNimble\n\(functions.joined(separator: "\n"))\n"
            .write(to: file, atomically: true, encoding: .utf8)
        let (isCorrect, log) = try SwiftCompiler().run(["-typecheck", file.path])
        expect(isCorrect) == false
        for (index, line) in lines.enumerated() {
            expect(log).to(match("\\.swift:\(index + 2):\\d+: error: .*\(line.1)"))
        }
    }

    func testNilEqualsNilByTheOperator() {
        expect(nil as Int?) == nil
        expect(1 as Int?) != nil
        expect(nil as Int?) != 1
        expect(nil as NSObject?) !== NSObject()
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
