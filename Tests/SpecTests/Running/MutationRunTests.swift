#if !canImport(ObjectiveC)
    import XCTest

    @testable import Spec

    /// What the process of `specs mutate` is told of tests.
    final class MutationRunTests: XCTestCase {
        func testATestIsToldByItsIndexAmongTheNames() {
            let names = ["a", "b\nc"].map { MutationRun.name(of: InnerSpec.self, $0) }
            XCTAssertEqual(names, ["SpecTests.InnerSpec/a", "SpecTests.InnerSpec/b c"])
            let run = MutationRun(of: names + names)
            let indices = ["a", "b\nc", "d"].map { run.index(of: InnerSpec(name: $0, testClosure: { _ in })) }
            XCTAssertEqual(indices, [0, 1, -1])
        }

        func testTestsOfAClassThatFollowEachOtherAreOneEntry() {
            let tests: [(XCTestCase.Type, String)] = [
                (InnerSpec.self, "a"), (InnerSpec.self, "b"), (XCTestCase.self, "c"), (InnerSpec.self, "d"),
            ]
            let entries = MutationRun.grouped(tests.map { ($0, [($1, { _ in })]) })
            XCTAssertEqual(entries.map { "\($0.testCaseClass)" }, ["InnerSpec", "XCTestCase", "InnerSpec"])
            XCTAssertEqual(entries.map { $0.allTests.map(\.0) }, [["a", "b"], ["c"], ["d"]])
        }
    }
#endif
