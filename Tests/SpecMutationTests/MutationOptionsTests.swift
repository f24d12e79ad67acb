import XCTest

@testable import SpecMutation

final class MutationOptionsTests: XCTestCase {
    private func options(_ line: String) throws -> MutationOptions {
        try MutationOptions(line.split(separator: " ").map(String.init), exists: { $0 == "Sources" })
    }

    func testEachOption() throws {
        let line =
            "--sample 9 --seed=3 --minutes 1.5 --at-least 90 --jobs 2 --html a --json b --package-path c --fresh Sources"
        let options = try options(line)
        XCTAssertEqual(options.sample, 9)
        XCTAssertEqual(options.seed, 3)
        XCTAssertEqual(options.minutes, 1.5)
        XCTAssertEqual(options.minShare, 90)
        XCTAssertEqual(options.jobs, 2)
        XCTAssertEqual([options.htmlPath, options.jsonPath, options.packagePath], ["a", "b", "c"])
        XCTAssertTrue(options.isFresh)
        XCTAssertEqual(options.paths, ["Sources"])
        XCTAssertTrue(try self.options("-h").showsHelp)
        XCTAssertNil(try self.options("").jobs, "as many as the run without a mutant tells")
    }

    func testACommitMayFollowChanged() throws {
        let table = [
            ("--changed", "HEAD", []), ("--changed main", "main", []), ("--changed=v1 x", "v1", ["x"]),
            ("--changed Sources", "HEAD", ["Sources"]), ("--changed A.swift", "HEAD", ["A.swift"]),
            ("--changed --fresh", "HEAD", []),
        ]
        for (line, commit, paths) in table {
            XCTAssertEqual(try options(line).changedSince, commit, line)
            XCTAssertEqual(try options(line).paths, paths, line)
        }
    }

    func testMistakes() {
        let table = [
            ("--html a --json ./a", "./a is the file of two reports; give each report its own file"),
            ("--sampel 3", "unknown option --sampel; `swift run specs mutate --help` lists all options"),
            ("--sample", "--sample needs a value: a number of changes, 1 or greater"),
            ("--sample x", "--sample x: the value has to be a number of changes, 1 or greater"),
            ("--sample 0", "--sample 0: the value has to be a number of changes, 1 or greater"),
            ("--jobs 0", "--jobs 0: the value has to be a number of processes from 1 to 60"),
            ("--seed -1", "--seed -1: the value has to be a number"),
            ("--minutes m", "--minutes m: the value has to be a number of minutes"),
            ("--at-least 101", "--at-least 101: the value has to be a percentage from 0 to 100"),
            ("--html --json ./a", "--html needs a value: a file"), ("--html=", "--html needs a value: a file"),
            ("--json", "--json needs a value: a file"),
            ("--package-path", "--package-path needs a value: the folder of a package"),
        ]
        for (line, message) in table {
            XCTAssertThrowsError(try options(line)) { XCTAssertEqual("\($0)", message) }
        }
    }
}
