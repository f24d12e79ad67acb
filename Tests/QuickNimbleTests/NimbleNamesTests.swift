import QuickNimble

final class NimbleNamesTests: XCTestCase {
    private func lines(_ body: () throws -> Void) -> [Int?] { gatherFailures(body).map(\.location?.line) }

    func testAPlaceOfOnesOwn() throws {
        let file: FileString = #filePath
        let found = lines {
            expect(file: file, line: 11, 1).to(equal(2))
            expect(file: file, line: 12) { 1 }.to(equal(2))
            _ = try? require(file: file, line: 13, 1).to(equal(2))
            _ = try? unwrap(file: file, line: 14, nil as Int?)
            fail("no", file: file, line: 15)
            fail("no", location: SourceLocation(file: file, line: 16))
        }
        XCTAssertEqual(found, [11, 12, 13, 14, 15, 16])
    }

    func testTheNamesOfFormsThatDoNotAwait() throws {
        expects(1) == 1
        try requires(1) == 1
        XCTAssertEqual(try unwraps(1 as Int?), 1)
        XCTAssertEqual(try pollUnwraps(timeout: .zero, 1 as Int?), 1)
        let line: Int = #line
        let found = lines {
            expects(1) == 2
            _ = try? unwraps(nil as Int?)
            _ = try? pollUnwraps(timeout: .zero, nil as Int?)
        }
        XCTAssertEqual(found, [line + 2, line + 3, line + 4])
    }

    func testTheNamesOfFormsThatAwait() async throws {
        func one() async -> Int? { 1 }
        let (unwrapped, polled) = (try await unwrapa(await one()), try await pollUnwrapa(1 as Int?))
        XCTAssertEqual([unwrapped, polled], [1, 1])
        await expecta(await one()) == 1
        try await requirea(await one()) == 1
    }

    func testFormsThatAwaitDoNotCallAClosureInParentheses() async {
        let found = await gatherFailures {
            await expecta({ 1 }).to(throwError())
            await expecta({ 1 }).notTo(throwError())
            await expecta({ 1 }).toEventuallyNot(throwError(), timeout: .zero)
            try await requirea({ 1 }).notTo(throwError())
        }
        let mistake = "got a closure, which is not called in parentheses: write `{ … }` or `(evaluating: …)`"
        XCTAssertEqual(
            found.map { $0.message.replacing(/\ \(looked .+/, with: "") },
            ["to", "not to", "to eventually not", "not to"].map { "expected \($0) throw an error, \(mistake)" }
        )
    }

    func testTypes() {
        let expectation: SyncExpectation<Int> = expect(1)
        expectation.to(equal(1)).to(beLessThan(2))
        let requirement: SyncRequirement<Int> = require(1)
        XCTAssertNoThrow(try requirement.to(equal(1)))
        let interval: NimbleTimeInterval = .milliseconds(20)
        let timeout = PollingDefaults.timeout
        PollingDefaults.timeout = .seconds(3)
        XCTAssertEqual(AsyncDefaults.timeout, .seconds(3))
        PollingDefaults.timeout = timeout
        expect(1).toEventually(equal(1), timeout: .seconds(1), pollInterval: interval)
    }

    func testValuesThatDescribeThemselves() {
        struct Secret: TestOutputStringConvertible { var testDescription: String { "a secret" } }
        XCTAssertEqual(stringify(Secret()), "a secret")
        XCTAssertEqual(stringify(nil as Int?), "nil")
        XCTAssertEqual(stringify("a"), "a")
        XCTAssertEqual(stringify(["a", nil] as [String?]), "[a, nil]")
        XCTAssertEqual("\(SourceLocation(file: "A.swift", line: 3)) \(SourceLocation())", "A.swift:3 Unknown File:0")
    }
}
