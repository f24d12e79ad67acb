import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// The cases that a property keeps for its next run.
final class KeptCaseTests: XCTestCase {
    func testTheSmallestCaseIsKeptAndRunsFirstUntilItPasses() throws {
        try onMain {
            let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }
            var (limit, isSkipped) = (900, false)
            var numbers: [Int] = []
            @MainActor func run() -> [ExampleResult] {
                numbers = []
                return runInner(keepingIn: folder) {
                    it("is small", forAll: .int(0...1000)) { number in
                        numbers.append(number)
                        if isSkipped { throw XCTSkip("no network") }
                        expect(number) < limit
                    }
                }
            }
            let cases = folder.appending(path: "specs/cases").path
            XCTAssertEqual(run().smallest, "900")
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: cases).count, 1)
            let again = run()
            XCTAssertEqual(numbers.first, 900)
            XCTAssertEqual(
                again.line("found in"),
                "found in the case that an earlier run kept, and made simpler in 44 runs; seed 1"
            )
            (limit, isSkipped) = (2_000, true)
            XCTAssertEqual(run().map(\.status), [.skipped])
            XCTAssertEqual(numbers.first, 900)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: cases).count, 1, "It did not pass.")
            isSkipped = false
            XCTAssertEqual(run().messages, [])
            XCTAssertEqual(Array(numbers.prefix(2)), [900, 0])
            XCTAssertEqual(numbers.count, 101)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: cases), [])
        }
    }

    func testAFileThatIsNotTheExamplesIsIgnoredAndAFolderThatCannotBeWrittenIsTold() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let example = RepeatedExample(identifier: "S/a", location: nil, seed: 0)
        let store = try XCTUnwrap(CaseStore.$folder.withValue(folder) { CaseStore(of: example) })
        XCTAssertNil(store.load())
        XCTAssertTrue(store.save([1, .max]).hasPrefix("kept in .build/specs/cases/"))
        XCTAssertEqual(store.load(), [1, .max])
        let file = try XCTUnwrap(
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects.last as? URL
        )
        for text in ["S/b\n1 2\n", "S/a\n1 x\n", "", "S/a"] {
            try text.write(to: file, atomically: true, encoding: .utf8)
            XCTAssertNil(store.load(), text)
        }
        try FileManager.default.removeItem(at: folder)
        try "".write(to: folder, atomically: true, encoding: .utf8)
        XCTAssertTrue(store.save([1]).hasPrefix("it is not kept: "))
        XCTAssertNil(
            CaseStore(
                of: RepeatedExample(identifier: "S/a", location: CodeLocation(file: "/x/a.swift", line: 1), seed: 0)
            )
        )
    }
}
