import ChildProcesses
import XCTest

@testable import SpecMutation

/// Runs a C program in place of a bundle. The program contains the package copy's `SpecMutants` module.
final class MutantRunTests: XCTestCase {
    private func makeBundle() throws -> (bundle: String, copy: PackageCopy) {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("mutants-\(UUID())/P").path
        addTeardownBlock { try? FileManager.default.removeItem(atPath: (root as NSString).deletingLastPathComponent) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try Data("// manifest".utf8).write(to: URL(fileURLWithPath: root + "/Package.swift"))
        let copy = PackageCopy(root: root)
        try copy.update()
        return (try Self.bundle ?? compiledBundle(copy), copy)
    }

    /// The program, which is compiled once for all tests.
    nonisolated(unsafe) private static var bundle: String?

    private func compiledBundle(_ copy: PackageCopy) throws -> String {
        let bundle = FileManager.default.temporaryDirectory.appendingPathComponent("mutants-\(UUID())").path
        try copy.write(MutantProgram.source, "main.c")
        let folder = copy.package + "/SpecMutants"
        let words = [
            "clang", "-Wall", "-Werror", "-I", folder + "/include", copy.package + "/main.c", folder + "/SpecMutants.c",
            "-o", bundle,
        ]
        XCTAssertEqual(ChildProcess.result(of: words, environment: Command.environment).text, "")
        Self.bundle = bundle
        return bundle
    }

    override class func tearDown() { bundle.map { try? FileManager.default.removeItem(atPath: $0) } }

    private func verdicts(
        _ mutants: [Int],
        _ bundle: String,
        _ reach: Reach,
        deadline: ContinuousClock.Instant? = nil,
        allowance: Double = 1
    ) throws -> [Int: Verdict] {
        var verdicts: [Int: Verdict] = [:]
        try MutantRun(bundle: bundle, reach: reach, jobs: 3, deadline: deadline, allowance: allowance)
            .run(mutants) { verdicts[$0] = $1 }
        return verdicts
    }

    /// The server reads no commands until all of its output has been read.
    func testMoreCommandsThanAPipeHoldsBlockNothing() throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("server-\(UUID()).sh")
        defer { try? FileManager.default.removeItem(at: script) }
        let text =
            "#!/bin/bash\nyes 'e 1 2 3' | head -n 50000 >&191\nhead -n 40 <&190 | wc -l | sed 's/^ */end 1 /' >&191\n"
        try Data(text.utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let server = try TestServer(script.path, forksEarly: false)
        defer { server.kill() }
        for mutant in 0..<40 { server.run(mutant, Array(0..<2000)) }
        var answers: [[Substring]] = []
        let end = ContinuousClock.now + .seconds(60)
        while answers.last?.first != "end", .now < end { answers += server.read() }
        XCTAssertEqual(answers.count, 50_001)
        XCTAssertEqual(answers.last, ["end", "1", "40"])
    }

    func testReachAndVerdicts() throws {
        let (bundle, copy) = try makeBundle()
        let reach = try Reach(of: bundle, in: copy, end: 16)
        XCTAssertEqual(reach.tests, ["M.A/a", "M.A/b", "M.B/c", "M.B/fails", "M.C/d", "M.C/e"])
        let reached = (1..<16).map { ($0, reach.tests(reaching: $0)) }.filter { !$1.isEmpty }
        XCTAssertEqual(
            Dictionary(uniqueKeysWithValues: reached),
            [
                1: [0, 3], 2: [1], 3: [2], 4: [2], 5: [2], 8: [4], 9: [5], 11: [4], 12: [1], 13: [1, 3, 5], 14: [5],
                15: [0, 2, 4],
            ]
        )
        var inOrder = try Reach(of: bundle, in: copy, end: 16, processes: 1)
        inOrder.note(13, 1)
        XCTAssertEqual(
            (1..<16).map(inOrder.tests(reaching:)),
            (1..<16).map(reach.tests(reaching:)),
            "each test once, however many processes"
        )
        XCTAssertEqual(reach.whileReading, [6, 7])
        XCTAssertEqual(reach.failing, [3])
        XCTAssertEqual(reach.obstacles, 0)
        XCTAssertEqual(reach.testsToRun(13).sorted(), [1, 5], "a test that fails anyway cannot notice anything")
        XCTAssertEqual(reach.testsToRun(8), [4, 5], "others may see what the first of a class has made")

        let expected: [Int: Verdict] = [
            1: .noticed(by: "M.A/a", how: "the test failed"), 2: .timedOut(in: "M.A/b"),
            3: .noticed(by: "M.B/c", how: "signal 6 ended the process"),
            4: .noticed(by: "M.B/c", how: "the process exited before its tests were through"), 5: .survived,
            6: .noticed(by: nil, how: "the bundle has other tests"), 7: .survived,
            8: .noticed(by: "M.C/d", how: "signal 6 ended the process"),
            9: .noticed(by: "M.C/e", how: "the test failed"), 10: .unreached,
            15: .noticed(by: nil, how: "some of its tests did not run"),
        ]
        XCTAssertEqual(try verdicts(Array(1...10) + [15], bundle, reach), expected)
        var threaded = reach
        threaded.obstacles = 1
        XCTAssertEqual(
            try verdicts([1, 4, 5], bundle, threaded),
            expected.filter { [1, 4, 5].contains($0.key) },
            "a process for each"
        )
        XCTAssertEqual(try verdicts([11], bundle, reach), [11: .survived], "forked after the start")
        XCTAssertEqual(try verdicts([11], bundle, threaded), [11: .noticed(by: "M.C/d", how: "the test failed")])
        XCTAssertEqual(try verdicts([1, 2], bundle, reach, deadline: .now - .seconds(1)), [1: .notRun, 2: .notRun])
    }

    /// XCTest runs in a program that stands in for a bundle, through the module that the copy's tests depend on.
    func testXCTestRunsTheChosenTests() throws {
        let copy = try makeBundle().copy
        let spec = """
            import XCTest
            @_spi(Mutation) public nonisolated(unsafe) var mutationRun:
                ((_ entries: [XCTestCaseEntry], _ run: ([XCTestCaseEntry]) -> CInt) -> CInt)?
            """
        let program = #"""
            @_spi(Mutation) import Spec
            import SpecMutants
            import XCTest
            class A: XCTestCase {
                nonisolated(unsafe) static var beginnings = 0
                override class func setUp() { beginnings += 1 }
            }
            class B: XCTestCase {}
            let entries: [XCTestCaseEntry] = [
                (A.self, [("a", { _ in XCTAssertFalse(specMutant(1)) }), ("b\nc", { _ in XCTAssertEqual(A.beginnings, 1) })]),
                (B.self, [("d", { _ in XCTFail() }), ("e", { _ in _ = specMutant(2) })]),
            ]
            exit(mutationRun!(entries) { XCTMain($0, arguments: ["P"], observers: []) })
            """#
        let texts = [
            "Spec.swift": spec, "main.swift": program,
            "include/module.modulemap": #"module SpecMutants { header "SpecMutants.h" }"#,
        ]
        for (file, text) in texts { try copy.write(text, "SpecMutants/\(file)") }
        let folder = copy.package + "/SpecMutants"
        let includes = ["-I", folder, "-I", folder + "/include"]
        for words in [
            ["clang", "-c", "\(folder)/SpecMutants.c", "-o", "\(folder)/SpecMutants.o"] + includes,
            ["swiftc", "-parse-as-library", "-emit-module", "-emit-module-path", "\(folder)/Spec.swiftmodule"]
                + ["-c", "\(folder)/Spec.swift", "-o", "\(folder)/Spec.o"],
            ["swiftc", "\(folder)/main.swift", "\(copy.package)/SpecMutantsRun/SpecMutantsRun.swift"]
                + ["\(folder)/Spec.o", "\(folder)/SpecMutants.o", "-o", "\(folder)/P"] + includes,
        ] {
            let result = ChildProcess.result(of: words, environment: Command.environment)
            XCTAssertTrue(result.isSuccess, result.text)
        }
        let reach = try Reach(of: "\(folder)/P", in: copy, end: 3, processes: 1)
        XCTAssertEqual(reach.tests, ["P.A/a", "P.A/b c", "P.B/d", "P.B/e"])
        XCTAssertEqual(reach.failing, [2], "the class of the first two begins once")
        XCTAssertEqual([1, 2].map(reach.tests(reaching:)), [[0], [3]])
        XCTAssertEqual(
            try verdicts([1, 2], "\(folder)/P", reach),
            [1: .noticed(by: "P.A/a", how: "the test failed"), 2: .survived]
        )
    }

    func testEachTestHasALimitOfItsOwn() throws {
        let (bundle, copy) = try makeBundle()
        var reach = try Reach(of: bundle, in: copy, end: 17)
        reach.note(2, 4)
        reach.seconds[4] = 1000
        let expected: [Int: Verdict] = [2: .timedOut(in: "M.A/b"), 16: .survived]
        XCTAssertEqual(
            try verdicts([2, 16], bundle, reach, allowance: 0.4),
            expected,
            "a test may take five times its own time"
        )
        reach.seconds[4] = 0
        XCTAssertEqual(try verdicts([16], bundle, reach, allowance: 0.4), [16: .timedOut(in: "M.C/d")])
        XCTAssertThrowsError(try Reach(of: bundle, in: copy, end: 17, within: 0)) {
            XCTAssertEqual("\($0)", "the tests take longer than 0 s without a change")
        }
    }

    func testMutantsThatWaitLeaveTheProcessorsToOthers() throws {
        let (bundle, copy) = try makeBundle()
        setenv("BUSY", "1", 1)
        defer { unsetenv("BUSY") }
        var reach = try Reach(of: bundle, in: copy, end: 17)
        XCTAssertGreaterThan(reach.processorSeconds, 0.19, "what the tests start counts")
        reach.secondsOfListing = 1
        reach.seconds = [0: 2, 1: 6]
        for (processorSeconds, jobs) in [(20.0, 4), (9, 4), (8, 5), (6, 6), (4, 9), (1, 12), (0, 12)] {
            reach.processorSeconds = processorSeconds
            XCTAssertEqual(reach.jobs(processors: 4), jobs, "\(processorSeconds) s")
        }
    }

    func testWhatAMutantLeavesRunningIsEnded() throws {
        let (bundle, copy) = try makeBundle()
        setenv("LEFT", copy.root + "/left", 1)
        setenv("SPEC_UPDATE_SNAPSHOTS", "1", 1)
        defer { for name in ["LEFT", "SPEC_UPDATE_SNAPSHOTS"] { unsetenv(name) } }
        let reach = try Reach(of: bundle, in: copy, end: 15)
        XCTAssertEqual(reach.failing, [3], "those that update snapshots would spoil those of the package")
        XCTAssertEqual(try verdicts([14], bundle, reach), [14: .survived])
        let left = try XCTUnwrap(pid_t(String(contentsOfFile: copy.root + "/left", encoding: .utf8)))
        defer { kill(left, SIGKILL) }
        XCTAssertEqual(kill(left, 0), -1)
        XCTAssertEqual(errno, ESRCH)
    }

    func testATestThatEndsTheProcessIsLeftOut() throws {
        let (bundle, copy) = try makeBundle()
        setenv("ENDS", "1", 1)
        defer { unsetenv("ENDS") }
        let reach = try Reach(of: bundle, in: copy, end: 15)
        XCTAssertEqual(reach.failing, [3, 4, 5])
        XCTAssertEqual(reach.tests(reaching: 5), [2])
    }

    func testWhatFailsOutsideOfTheTestsCounts() throws {
        let (bundle, copy) = try makeBundle()
        let reach = try Reach(of: bundle, in: copy, end: 18)
        XCTAssertEqual(
            try verdicts([17], bundle, reach),
            [17: .noticed(by: nil, how: "something failed outside of tests")]
        )
        setenv("OUTSIDE", "1", 1)
        defer { unsetenv("OUTSIDE") }
        XCTAssertThrowsError(try Reach(of: bundle, in: copy, end: 18)) {
            XCTAssertEqual(
                "\($0)",
                "something fails outside of the tests without a change: run `swift test` to see it"
            )
        }
    }

    func testTheManifestHasToBeOneThatTheCopyCanChange() throws {
        let (_, copy) = try makeBundle()
        XCTAssertThrowsError(try copy.manifest(mutated: [], needed: [])) {
            XCTAssertEqual(
                "\($0)",
                "Package.swift has no variable named package, to which the copy has to add a target"
            )
        }
        try Data().write(to: URL(fileURLWithPath: copy.root + "/Package@swift-6.swift"))
        XCTAssertThrowsError(try copy.manifest(mutated: [], needed: [])) {
            let rest = "in place of Package.swift, which the copy has to change: remove one of them"
            XCTAssertEqual("\($0)", "SwiftPM may read Package@swift-6.swift \(rest)")
        }
    }

    func testTheManifestOfTheCopy() throws {
        let copy = PackageCopy(root: try makeBundle().copy.root + " \"b\"")
        try FileManager.default.createDirectory(atPath: copy.root, withIntermediateDirectories: true)
        try Data("let package = Package()".utf8).write(to: URL(fileURLWithPath: copy.root + "/Package.swift"))
        let manifest = try copy.manifest(mutated: ["A"], needed: ["T", "A"])
        XCTAssertTrue(manifest.hasPrefix("let package = Package()\n\n// What follows is for the mutants.\n"), manifest)
        for part in [
            #"P \"b\"" + "/" + path"#, #"if ["A"].contains(target.name)"#,
            #"let specNeeded: Set<String> = ["A", "T"]"#,
            #".subtracting(["Spec", "QuickNimble", "Properties", "Promises"])"#,
        ] { XCTAssertTrue(manifest.contains(part), manifest) }
    }

    func testTestsOfSwiftTestingAreTold() throws {
        let (_, copy) = try makeBundle()
        let json = #"{"name": "T", "type": "test", "path": ".", "sources": ["t.swift"], "module_type": "SwiftTarget"}"#
        let target = try PackageTargets.read(#"{"targets": [\#(json)]}"#).targets[0]
        for (text, expected) in [
            ("import XCTest\nimport Testing\n", true), ("// import Testing", false), ("import TestingX", false),
        ] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: copy.root + "/t.swift"))
            XCTAssertEqual(target.usesSwiftTesting(copy), expected, text)
        }
    }

    func testTheCopyFollowsThePackage() throws {
        let (_, copy) = try makeBundle()
        let file = { (name: String) in "\(copy.root)/\(name)" }
        try Data("one".utf8).write(to: URL(fileURLWithPath: file("A.swift")))
        try FileManager.default.createSymbolicLink(atPath: file("B.swift"), withDestinationPath: "A.swift")
        try copy.update()
        XCTAssertEqual(try String(contentsOfFile: copy.package + "/A.swift", encoding: .utf8), "one")
        XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: copy.package + "/B.swift"), "A.swift")
        try copy.write("mutated", "A.swift")
        try copy.update(keeping: ["A.swift"])
        XCTAssertEqual(try String(contentsOfFile: copy.package + "/A.swift", encoding: .utf8), "mutated")
        XCTAssertEqual(try copy.text(of: "A.swift"), "one")
        try FileManager.default.removeItem(atPath: file("B.swift"))
        try copy.update()
        XCTAssertEqual(try String(contentsOfFile: copy.package + "/A.swift", encoding: .utf8), "one")
        XCTAssertFalse(FileManager.default.fileExists(atPath: copy.package + "/B.swift"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: copy.package + "/.build"))
    }
}
