#if !canImport(ObjectiveC)
    import Foundation
    import ProcessShims
    import XCTest

    /// The run of a bundle in the copy of a package that `specs mutate` makes. The process forks before it calls XCTest, when it has
    /// no thread beside the main one, and each child runs one mutant with the tests that reach it.
    final class MutationRun: NSObject, XCTestObservation {
        private let tests: [String: CInt]

        /// Returns in a child, with the entries that it runs; in any other process, with all.
        static func entries(from entries: [XCTestCaseEntry]) -> [XCTestCaseEntry] {
            guard mutation_is_under_way() else { return entries }
            let all = entries.flatMap { entry in entry.allTests.map { (entry.testCaseClass, [$0]) as XCTestCaseEntry } }
            let names = all.map { name(of: $0.testCaseClass, $0.allTests[0].0) }
            let texts = names.map { strdup($0).map { UnsafePointer($0) } }
            var chosen = [CInt](repeating: 0, count: all.count)
            let count = mutation_choose(texts, CInt(all.count), &chosen)

            XCTestObservationCenter.shared.addTestObserver(MutationRun(of: names))
            return grouped(chosen.prefix(Int(count)).map { all[Int($0)] })
        }

        /// Tells of tests by their indices among these names.
        init(of names: [String]) {
            tests = Dictionary(zip(names, CInt(0)...), uniquingKeysWith: { first, _ in first })
        }

        /// One entry for tests of a class that follow each other.
        static func grouped(_ entries: [XCTestCaseEntry]) -> [XCTestCaseEntry] {
            entries.reduce(into: []) { groups, entry in
                if let last = groups.last, last.testCaseClass == entry.testCaseClass {
                    groups[groups.count - 1].allTests += entry.allTests
                } else {
                    groups.append(entry)
                }
            }
        }

        /// On one line, as it is told.
        static func name(of type: XCTestCase.Type, _ test: String) -> String {
            "\(String(reflecting: type))/\(test.split(whereSeparator: \.isNewline).joined(separator: " "))"
        }

        /// XCTest names a case `Class.method`.
        func index(of testCase: XCTestCase) -> CInt {
            let type = type(of: testCase)
            return tests[Self.name(of: type, String(testCase.name.dropFirst("\(type).".count)))] ?? -1
        }

        func testCaseWillStart(_ testCase: XCTestCase) { mutation_test_begins(index(of: testCase)) }

        func testCaseDidFinish(_ testCase: XCTestCase) { mutation_test_ended(index(of: testCase)) }

        func testCase(
            _ testCase: XCTestCase,
            didFailWithDescription description: String,
            inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            mutation_test_failed(index(of: testCase))
        }
    }
#endif
