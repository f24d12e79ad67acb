import Foundation

/// The cost of building a package with specs, compared with a package that uses XCTest or Swift
/// Testing.
@MainActor enum BuildFigures {
    static func all(rounds: Int) -> [Figure] {
        [
            Figure(
                name: "clean debug build of a first spec",
                goal: .ratio(2.0),
                rounds: rounds,
                ours: specs.cleanBuild,
                peer: ("Swift Testing", swiftTesting.cleanBuild)
            ),
            Figure(
                name: "clean debug build of a first spec, processor time",
                goal: .ratio(2.0),
                rounds: rounds,
                ours: specs.cleanBuildOnProcessor,
                peer: ("Swift Testing", swiftTesting.cleanBuildOnProcessor)
            ),
            Figure(
                name: "swift run specs on a fresh clone, processor time",
                goal: .ratio(2.0),
                rounds: 1,
                ours: { FreshClone().cost(of: ["run", "specs", "--format", "none"]) },
                peer: ("the clean build of a first spec", specs.cleanBuildOnProcessor)
            ),
            Figure(
                name: "swift test on a fresh clone, processor time",
                goal: .ratio(0.7),
                rounds: 1,
                ours: { FreshClone().cost(of: ["test"]) },
                peer: (FreshClone.withPlugin, { FreshClone(FreshClone.withPlugin).cost(of: ["test"]) })
            ),
            Figure(
                name: "rebuild after a change to one file",
                goal: .ratio(1.15),
                rounds: max(rounds, 3),
                ours: specs.rebuild,
                peer: ("XCTest", xctest.rebuild)
            ),
            Figure(
                name: "result after a change to one file under --watch",
                goal: .ratio(1.15),
                rounds: rounds,
                ours: { WatchedRun.secondsToResult(in: specs) },
                peer: ("a build and the bare run", { specs.rebuild() + specs.testRun.seconds() })
            ),
        ]
    }

    private static let specs = SamplePackage(
        name: "Specs",
        usesSpecs: true,
        file: """
            import Expect
            import Spec

            final class NumberSpec: SpecCase {
                override func spec() {
                    describe("a number") {
                        var number = 0
                        beforeEach { number = 1 }
            \(lines { "            it(\"grows by \($0)\") { expect(number + \($0)) == \($0 + 1) }" })
                    }
                }
            }

            """
    )

    private static let swiftTesting = SamplePackage(
        name: "Macros",
        file: """
            import Testing

            @Suite struct NumberTests {
                let number = 1
            \(lines { "    @Test func growsBy\($0)() { #expect(number + \($0) == \($0 + 1)) }" })
            }

            """
    )

    private static let xctest = SamplePackage(
        name: "Plain",
        file: """
            import XCTest

            final class NumberTests: XCTestCase {
                var number = 0
                override func setUp() { number = 1 }
            \(lines { "    func testGrowsBy\($0)() { XCTAssertEqual(number + \($0), \($0 + 1)) }" })
            }

            """
    )

    private static func lines(_ line: (Int) -> String) -> String {
        (0..<20).map(line).joined(separator: "\n")
    }
}
