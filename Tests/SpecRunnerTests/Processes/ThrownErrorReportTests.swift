import TestSupport
import XCTest

/// Which lines a report names for an error that nobody caught.
final class ThrownErrorReportTests: XCTestCase {
    private static let report = Result { try documentation(of: "Throwing") }

    func testTheLineOfTheSpecAndTheOneThatThrew() throws {
        XCTAssertEqual(
            try Self.report.get().components(separatedBy: "Failures:\n\n").last?.components(separatedBy: "\n9 examples")
                .first,
            """
              1) throws itself
                 FixtureSuite/ThrowingSpec.swift:10
                 threw CartError.empty
                 │ throw CartError.empty

              2) calls what throws
                 FixtureSuite/ThrowingSpec.swift:14
                 threw CartError.sold(count: 1)
                 thrown at FixtureSuite/Cart.swift:11
                 │ try buy(count)

              3) calls what throws a type
                 FixtureSuite/ThrowingSpec.swift:18
                 threw CartError.sold(count: 2)
                 thrown at FixtureSuite/Cart.swift:17
                 │ try buyTyped(count)

              4) throws again what it has caught
                 FixtureSuite/ThrowingSpec.swift:21
                 threw CartError.sold(count: 3)
                 │ do { try buy(3) } catch { throw error }

              5) throws one of several errors
                 FixtureSuite/ThrowingSpec.swift:26
                 threw CartError.sold(count: 5)
                 thrown at FixtureSuite/Cart.swift:11
                 │ try buy(5)

              6) awaits what throws
                 FixtureSuite/ThrowingSpec.swift:28
                 threw CartError.sold(count: 6)
                 thrown at FixtureSuite/Cart.swift:23

              7) in a hook › does not run
                 FixtureSuite/ThrowingSpec.swift:34
                 beforeEach threw CartError.sold(count: 7)
                 thrown at FixtureSuite/Cart.swift:11
                 │ try buy(7)
                 in the example, FixtureSuite/ThrowingSpec.swift:36

              8) in a helper of the same file › names the line of the call
                 FixtureSuite/ThrowingSpec.swift:43
                 threw CartError.empty
                 thrown at FixtureSuite/ThrowingSpec.swift:57
                 │ try sell()

              9) expects what throws
                 FixtureSuite/ThrowingSpec.swift:47
                 expected to succeed, threw CartError.sold(count: 9)
                 thrown at FixtureSuite/Cart.swift:11
                 │ expect { try buy(9) }.to(succeed())
                 FixtureSuite/ThrowingSpec.swift:48
                 expected to equal 1, threw CartError.sold(count: 10)
                 thrown at FixtureSuite/Cart.swift:11
                 │ expect(try price(of: 10)) == 1
                 FixtureSuite/ThrowingSpec.swift:49
                 expected not to throw an error, threw CartError.empty
                 │ expect { throw CartError.empty }.notTo(throwError())
                 FixtureSuite/ThrowingSpec.swift:50
                 expected to succeed, threw CartError.sold(count: 11)
                 thrown at FixtureSuite/Cart.swift:23
                 │ await expect { try await buyLater(11) }.to(succeed())

            """
        )
    }

    /// A stack walk must not follow the values that such code keeps in the frame pointer's register.
    func testCodeWithoutFramePointersMayCallWhatThrowsAndFails() throws {
        let report = try documentation(of: "Foreign")
        let lines = report.split(separator: "\n").map { $0.drop { $0 == " " } }
        XCTAssertEqual(lines.count { $0 == "threw CartError.sold(count: 1)" }, 5, report)
        XCTAssertEqual(lines.count { $0 == "called at FixtureSuite/ForeignSpec.swift:15" }, 5, report)
    }

    func testThePageOfTheGuideHasThisReport() throws {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        let page = try MarkdownPage(root.appending(path: "Sources/Spec/Spec.docc/Running/ReadingFailures.md"))
        let report = try Self.report.get() + documentation(of: "Helper")
        let blocks = page.blocks(of: "text").map(\.text)
        XCTAssertEqual(blocks.count, 4)
        for block in blocks { XCTAssertTrue(report.contains(block), block) }
    }
}
