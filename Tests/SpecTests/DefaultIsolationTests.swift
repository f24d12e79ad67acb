import TestSupport
import XCTest

/// Spec classes in a target with `.defaultIsolation(MainActor.self)`, which new projects have. The specs in `ScreenSpecs`
/// run in such a target.
final class DefaultIsolationTests: XCTestCase {
    private func compile(_ code: String) throws -> (isCorrect: Bool, log: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "isolation-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try code.write(to: file, atomically: true, encoding: .utf8)
        return try SwiftCompiler().run(["-typecheck", "-default-isolation", "MainActor", file.path])
    }

    func testASpecClassCompiles() throws {
        let result = try compile(
            """
            import Expect
            import Spec
            struct Calculator { func add(_ a: Int, _ b: Int) -> Int { a + b } }
            final class CalculatorSpec: SpecCase {
                override class func spec() {
                    describe("a calculator") {
                        let calculator = Calculator()
                        it("adds") { expect(calculator.add(1, 2)) == 3 }
                    }
                }
            }
            """
        )
        XCTAssertTrue(result.isCorrect, result.log)
        XCTAssertEqual(result.log, "")
    }

    func testASpecClassWithStateItsBaseAndItsTestMethodCompile() throws {
        let result = try compile(
            """
            import Expect
            import Spec
            import XCTest
            final class Screen { var taps = 0 }
            class BaseSpec<Value>: SpecCase {
                var screen = Screen()
                nonisolated override func tearDownWithError() throws {}
                override func spec() { beforeEach { self.screen = Screen() } }
            }
            final class ScreenSpec: BaseSpec<Int> {
                nonisolated func testPlain() { XCTAssertEqual(1, 1) }
                override func spec() {
                    super.spec()
                    it("begins without taps") { await Task.yield(); expect(self.screen.taps) == 0 }
                }
            }
            nonisolated final class OtherSpec: SpecCase {
                @MainActor override func spec() { it("begins without taps") { expect(Screen().taps) == 0 } }
            }
            """
        )
        XCTAssertTrue(result.isCorrect, result.log)
        XCTAssertEqual(result.log, "")
    }

    func testAClassOfQuickCompiles() throws {
        let result = try compile(
            """
            import QuickNimble
            final class TableSpec: QuickSpec {
                override class func spec() { it("is empty") { expect([Int]()).to(beEmpty()) } }
            }
            final class LoaderSpec: AsyncSpec {
                override class func spec() { it("waits") { await expect(1).toEventually(equal(1)) } }
            }
            """
        )
        XCTAssertTrue(result.isCorrect, result.log)
        XCTAssertEqual(result.log, "")
    }
}
