import SpecEvents
import XCTest

/// Which lines a report names for an expectation that fails in a helper.
final class HelperFailureTests: XCTestCase {
    func testTheLineThatCalledTheHelper() throws {
        let report = try documentation(of: "Helper")
        XCTAssertEqual(
            report.components(separatedBy: "Failures:\n\n").last?.components(separatedBy: "\n9 examples").first,
            """
              1) calls a helper of another file
                 FixtureSuite/Cart.swift:28
                 expected to equal 0, got 1
                 called at FixtureSuite/HelperSpec.swift:9
                 │ expect(count) == 0
                 in the example, FixtureSuite/HelperSpec.swift:8

              2) calls a helper of its own file
                 FixtureSuite/Cart.swift:28
                 expected to equal 0, got 1
                 called at FixtureSuite/HelperSpec.swift:12
                 │ expect(count) == 0
                 in the example, FixtureSuite/HelperSpec.swift:11
                 FixtureSuite/Cart.swift:28
                 expected to equal 0, got 2
                 called at FixtureSuite/HelperSpec.swift:12
                 │ expect(count) == 0
                 in the example, FixtureSuite/HelperSpec.swift:11

              3) calls one that calls another
                 FixtureSuite/Cart.swift:28
                 expected to equal 0, got 3
                 called at FixtureSuite/HelperSpec.swift:17
                 │ expect(count) == 0
                 in the example, FixtureSuite/HelperSpec.swift:16

              4) calls one that awaits
                 FixtureSuite/HelperSpec.swift:54
                 expected to equal 0, got 4
                 called at FixtureSuite/HelperSpec.swift:20
                 │ expect(cart) == 0
                 in the example, FixtureSuite/HelperSpec.swift:19

              5) calls one of XCTest
                 FixtureSuite/HelperSpec.swift:58
                 XCTAssertEqual failed: ("5") is not equal to ("0") - 
                 │ XCTAssertEqual(cart, 0)
                 in the example, FixtureSuite/HelperSpec.swift:22

              6) fails itself
                 FixtureSuite/HelperSpec.swift:26
                 expected to equal 0, got 6
                 │ expect(6)
                 │     .to(equal(0))

              7) fails in a closure of its own
                 FixtureSuite/HelperSpec.swift:31
                 expected to equal 0, got 9
                 │ expect(number) == 0

              8) in a hook › fails there
                 FixtureSuite/Cart.swift:28
                 expected to equal 0, got 7
                 called at FixtureSuite/HelperSpec.swift:35
                 │ expect(count) == 0
                 in the example, FixtureSuite/HelperSpec.swift:36

              9) in a hook that fails itself › fails there
                 FixtureSuite/HelperSpec.swift:40
                 expected to equal 0, got 8
                 │ expect(8)
                 │     .to(equal(0))
                 in the example, FixtureSuite/HelperSpec.swift:43

            """
        )
    }
    func testEachOfManyFailuresNamesTheLineThatCalledTheHelper() throws {
        let result = try FixtureProcess.run("FailingHelpers")
        let failures = result.events.flatMap { event -> [RecordedFailure] in
            if case .exampleFinished(_, let result) = event { result.failures } else { [] }
        }
        XCTAssertEqual(failures.count, 400)
        let line = /expected to equal 0, got \d+\ncalled at .*\/HelperSpec\.swift:65/
        XCTAssertEqual(failures.filter { $0.message.wholeMatch(of: line) == nil }.map(\.message), [])
    }
}
