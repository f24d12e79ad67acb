import XCTest

@testable import SpecMutation

final class MutationReportTests: XCTestCase {
    private static let source = """
        func total(_ items: [Int]) -> Int {
            if items.count < 1 { log("<none>") }
            return 0
        }
        """

    private static let tests = ["ShopTests.CartSpec/a cart › sums", "ShopTests.CartTests/testTotal"]

    private func file(withdrawn: Set<Int> = []) -> MutatedFile {
        let source = SourceTokens(Self.source)
        let entry = CopyState.File(fingerprint: 1, base: 20, capacity: 9, withdrawn: withdrawn)
        return MutatedFile("Sources/Shop/Cart.swift", target: "Shop", source, MutantSearch.mutants(in: source), entry)
    }

    private func results() -> (MutatedFile, [MutantResult]) {
        let file = file()
        let verdicts: [Verdict] = [
            .survived, .noticed(by: Self.tests[1], how: "the test failed"), .timedOut(in: Self.tests[0]), .unreached,
            .accepted(reason: "shown <nowhere>"),
        ]
        XCTAssertEqual(file.mutants.count, verdicts.count)
        return (file, zip(file.mutants, verdicts).map { result(file, $0, $1, reachedBy: [0, 1]) })
    }

    private func result(_ file: MutatedFile, _ mutant: Mutant, _ verdict: Verdict, reachedBy: [Int32] = [])
        -> MutantResult
    {
        var result = MutantResult(file, mutant)
        (result.verdict, result.reachedBy) = (verdict, reachedBy)
        return result
    }

    func testASampleStaysTheSameIfOtherLinesChange() {
        func drawn(_ source: String, seed: UInt64) -> [String] {
            let source = SourceTokens(source)
            let mutants = MutantSearch.mutants(in: source)
            let entry = CopyState.File(fingerprint: 1, base: 0, capacity: 99)
            let file = MutatedFile("Cart.swift", source, mutants, entry)
            let ranked = mutants.map { MutantResult(file, $0) }.map { ($0.rank(seed: seed), $0.line) }
            return ranked.sorted { $0.0 < $1.0 }.map(\.1)
        }
        let lines = (10..<30).map { "log(\($0))\n" }
        let orders = (1...4).map { drawn(lines.joined(), seed: $0) }
        XCTAssertEqual(Set(orders).count, 4)
        XCTAssertEqual(Set(orders.map(Set.init)).count, 1)
        let changed = drawn("\n" + lines.dropFirst().joined() + "let a = 1\n", seed: 1)
        XCTAssertEqual(changed.filter(orders[0].contains), orders[0].filter(changed.contains))
        XCTAssertEqual(changed.filter(orders[0].contains).count, 19)
    }

    private func assertStored(_ text: String, _ name: String, line: UInt = #line) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Stored/\(name)")
        if ProcessInfo.processInfo.environment["SPEC_STORE"] != nil { try Data(text.utf8).write(to: path) }
        XCTAssertEqual(text, try String(contentsOf: path, encoding: .utf8), line: line)
    }

    func testTerminal() throws {
        try assertStored(MutationReport(results: results().1, files: [], tests: Self.tests).text, "report.txt")
    }

    func testThreeTestsAreNamed() {
        let mutant = result(file(), file().mutants[0], .survived, reachedBy: [0, 1, 2, 3])
        let report = MutationReport(results: [mutant], files: [], tests: ["a", "b", "c", "d"])
        XCTAssertTrue(report.text.contains("not noticed, by a, b, c and 1 more\n"), report.text)
    }

    func testJSON() throws {
        let (file, results) = results()
        let data = try MutationReport(results: results, files: [file], root: "/p", tests: Self.tests).json()
        try assertStored(String(decoding: data, as: UTF8.self), "report.json")
    }

    func testHTML() throws {
        let (file, results) = results()
        try assertStored(MutationReport(results: results, files: [file], tests: Self.tests).html, "report.html")
    }

    func testEachVerdictOfTheSchema() throws {
        let file = file()
        let table: [(Verdict, String)] = [
            (.notRun, "Pending"), (.unreached, "NoCoverage"), (.doesNotCompile, "CompileError"),
            (.survived, "Survived"),
        ]
        for (verdict, status) in table {
            let result = result(file, file.mutants[0], verdict)
            let report = MutationReport(results: [result], files: [file], tests: [])
            let text = String(decoding: try report.json(), as: UTF8.self)
            XCTAssertTrue(text.contains("\"status\":\"\(status)\""), text)
        }
    }

    func testShares() {
        func text(_ noticed: Int, _ others: Int) -> String {
            let mutant = file().mutants[0]
            let verdicts =
                Array(repeating: Verdict.timedOut(in: nil), count: noticed)
                + Array(repeating: .unreached, count: others)
            let share = Share((verdicts + [.notRun, .doesNotCompile]).map { result(file(), mutant, $0) })
            return "\(share.count)  \(share.percentText)"
        }
        XCTAssertEqual(
            [text(0, 0), text(2, 1), text(1, 1), text(3, 0), text(0, 3)],
            ["0/0  100 %", "2/3  66.6 %", "1/2  50 %", "3/3  100 %", "0/3  0 %"]
        )
    }

    // MARK: What is kept

    func testAcceptedMutants() throws {
        let (file, results) = results()
        let accepted = try AcceptedMutants(
            """
            # The shop

            Sources/Shop/Cart.swift | if items.count [< → <=] 1 { log("<none>") } | a cart is never empty
            Sources/Shop/Cart.swift | old [a → b] | gone
            Sources/Shop/Other.swift | old [a → b] | of another file
            """
        )
        let verdict = Verdict.accepted(reason: "a cart is never empty")
        XCTAssertEqual(results.map(accepted.verdict), [nil, verdict, nil, nil, nil])
        XCTAssertEqual(
            accepted.problems(results, of: [file.path]),
            [".mutants:4: this change no longer exists; remove the line: Sources/Shop/Cart.swift | old [a → b]"]
        )
        for line in ["a | b [c → d]", "a | b [c → d] | ", "a"] {
            XCTAssertThrowsError(try AcceptedMutants("#\n" + line)) {
                XCTAssertEqual(
                    "\($0)",
                    ".mutants:2: a line has to be «FILE | LINE WITH ITS CHANGE | REASON»; copy the first two from the report"
                )
            }
        }
    }

    /// A static value is computed once, in the first test that needs it.
    func testTestsThatPassTheFileMayNoticeItsStaticValues() {
        let values = [
            "let a = 7": true, "class A {\n    static let b = 1, a = [7]\n}": true,
            "struct A {\n    private static let a: [Int] = {\n        if x { return [] }\n        return [7]\n    }()\n}":
                true,
            "class A {\n    class var a = f(7)\n}": true,
            "extension A {\n    static var a: Int { 7 }\n    static var b: Int { get { 7 } }\n}": false,
            "struct A {\n    let a = 7\n}": false, "struct A {\n    lazy var a = { 7 }()\n}": false,
            "func f() {\n    let a = 7\n}": false, "enum A {\n    static func f() { let a = { 7 }() }\n}": false,
            "enum A {\n    static func f(a: Int = 7) {}\n}": false, "f(7)": false,
        ]
        for (text, isStatic) in values {
            let source = SourceTokens(text)
            let entry = CopyState.File(fingerprint: 1, base: 30, capacity: 9)
            var file = MutatedFile("A.swift", source, MutantSearch.mutants(in: source), entry)
            file.choose(Set(30..<(30 + file.mutants.count)))
            let numbers = file.mutants.filter { source.text($0.marked).hasPrefix("7") }.map { $0.index + 30 }
            XCTAssertEqual(file.constants.filter(numbers.contains), isStatic ? numbers : [], text)
            XCTAssertNotEqual(numbers, [], text)
        }
        var reach = Reach(tests: ["A/a", "A/b", "A/c", "A/d"])
        for (mutant, test) in [(1, 0), (2, 1), (2, 2), (4, 3)] { reach.note(mutant, test) }
        for _ in 0..<2 { reach.widen([1, 3], to: [1, 2, 3]) }
        XCTAssertEqual((1...4).map(reach.tests), [[0, 1, 2], [1, 2], [], [3]])
        XCTAssertEqual(reach.passing[1]?.count, 12)
    }

    func testAVerdictHoldsWhileItsFileAndItsTestsAreTheSame() {
        let (file, results) = results()
        var reach = Reach(tests: Self.tests)
        for mutant in 20...21 { for test in 0...1 { reach.note(mutant, test) } }
        var history = ResultHistory()
        func read(_ version: UInt64 = 1) { history.take(reach, modules: ["ShopTests": version]) }
        read()
        for result in results.prefix(2) { history.note(result) }
        XCTAssertEqual(history.verdict(results[0]), .survived)
        read(2)
        for result in results.prefix(2) { XCTAssertNil(history.verdict(result), "other tests") }
        read()
        var other = file
        other.entry.fingerprint = 2
        XCTAssertNil(history.verdict(MutantResult(other, file.mutants[0])), "another file")
        reach.failing = [0]
        read()
        XCTAssertNil(history.verdict(results[0]), "fewer tests")
        XCTAssertEqual(history.verdict(results[1]), .noticed(by: Self.tests[1], how: "the test failed"))
        reach.failing = []
        read()
        history.note(result(file, file.mutants[0], .notRun))
        XCTAssertNil(history.verdict(results[0]))
    }

    func testTheNumbersOfAFileStay() {
        func mutants(_ count: Int) -> [Mutant] { Array(repeating: file().mutants[0], count: count) }
        var state = CopyState()
        XCTAssertEqual(state.enter("A", "1", mutants(8)).base, 1)
        XCTAssertEqual(state.enter("B", "1", mutants(2)).base, 19)
        state.files["A"]?.withdrawn = [3]
        XCTAssertEqual(state.enter("A", "1", mutants(8)).withdrawn, [3])
        XCTAssertEqual(state.enter("A", "1", mutants(7)).withdrawn, [], "other mutants")
        XCTAssertEqual(state.keepUnchanged { $0 == "A" ? "1" : "2" }, ["A"])
        XCTAssertEqual(state.keepUnchanged { _ in "1" }, ["A"], "a run that was killed has written another text")
        state.files["A"]?.withdrawn = [3]
        XCTAssertEqual(state.enter("A", "2", mutants(17)).withdrawn, [], "another text")
        XCTAssertEqual(state.files["A"]?.base, 1)
        XCTAssertEqual(state.enter("A", "3", mutants(19)).base, 29, "more than it has numbers")
        XCTAssertEqual(state.end, 60)
    }

    // MARK: What is read

    func testChangedLines() {
        let diff = """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,0 +2,3 @@ func f() {
            +a
            @@ -9 +11 @@
            @@ -20,2 +21,0 @@
            --- a/B.swift
            +++ /dev/null
            @@ -1,2 +0,0 @@
            """
        let lines = ChangedLines(diff: diff)
        XCTAssertEqual((1...23).filter { lines.contains($0, of: "A.swift") }, [2, 3, 4, 11, 21, 22])
        XCTAssertFalse(lines.contains(1, of: "B.swift"))
    }

    func testTargets() throws {
        let json = """
            {"name": "P", "targets": [
              {"name": "A", "type": "library", "path": "Sources/A", "sources": ["a.swift", "b/c.swift"], "module_type": "SwiftTarget"},
              {"name": "C", "type": "library", "path": "Sources/C", "sources": ["c.c"], "module_type": "ClangTarget"},
              {"name": "M", "type": "macro", "path": "Sources/M", "sources": ["m.swift"], "module_type": "SwiftTarget"},
              {"name": "G", "type": "plugin", "path": "Plugins/G", "sources": ["g.swift"], "module_type": "PluginTarget"},
              {"name": "Lone", "type": "executable", "path": "Sources/Lone", "sources": ["l.swift"], "module_type": "SwiftTarget"},
              {"name": "Other", "type": "test", "path": "Tests/O", "sources": ["o.swift"], "module_type": "SwiftTarget", "target_dependencies": ["C"]},
              {"name": "A-Tests", "type": "test", "path": "Tests/A", "sources": ["t.swift"], "module_type": "SwiftTarget", "target_dependencies": ["A", "C"]}
            ]}
            """
        let targets = try PackageTargets.read(json)
        XCTAssertEqual(targets.mutable.map(\.name), ["A"])
        XCTAssertEqual(targets.needed(toTest: ["A"]), ["A-Tests", "A", "C"])
        var withSpecs = targets
        let needs = [("Many", ["A", "Lone"], []), ("One", ["Lone"], ["Spec"]), ("Two", ["Lone", "C"], ["Spec"])]
        for (name, targets, products) in needs {
            var target = withSpecs.targets[withSpecs.targets.count - 1]
            (target.name, target.targetDependencies, target.productDependencies) = (name, targets, products)
            withSpecs.targets.append(target)
        }
        let tests: Set = ["A-Tests", "Many", "A", "C", "Lone"]
        XCTAssertEqual(withSpecs.needed(toTest: ["A"]), tests.union(["One"]), "Spec runs the tests")
        XCTAssertEqual(withSpecs.needed(toTest: ["C"]).sorted(), ["A", "A-Tests", "C", "Lone", "Other", "Two"])
        XCTAssertEqual(withSpecs.needed(toTest: ["M"]), [])
        XCTAssertEqual(targets.needed(toTest: ["M"]), [])
        XCTAssertEqual(targets.targets.last?.module, "A_Tests")
        let scope = try SourceScope(targets, root: "/p", paths: [], changed: nil)
        XCTAssertEqual(scope.files.map(\.path), ["Sources/A/a.swift", "Sources/A/b/c.swift"])
        XCTAssertEqual(scope.files.map(\.target), ["A", "A"])
        XCTAssertEqual(
            scope.notes,
            [
                "note: the target C is left out: it is not written in Swift",
                "note: the target M is left out: a macro runs in the compiler",
                "note: the target G is left out: a plugin runs in SwiftPM",
                "note: the target Lone is left out: no test target depends on it",
            ]
        )
        let lone = try SourceScope(targets, root: "/p", paths: ["/p/Sources/Lone/l.swift"], changed: nil)
        XCTAssertEqual(lone.files.map(\.path), [])
        XCTAssertEqual(lone.notes, ["note: the target Lone is left out: no test target depends on it"])
        XCTAssertEqual(
            try SourceScope(targets, root: "/p", paths: ["/p/Sources/A/b"], changed: nil).files.map(\.path),
            ["Sources/A/b/c.swift"]
        )
        let changed = ChangedLines(diff: "+++ b/Sources/A/a.swift\n@@ -1 +1 @@")
        XCTAssertEqual(
            try SourceScope(targets, root: "/p", paths: ["/p"], changed: changed).files.map(\.path),
            ["Sources/A/a.swift"]
        )
        for (path, message) in [
            ("/q/a.swift", "/q/a.swift is outside of the package at /p"),
            ("/p/Docs", "Docs: no target of the package has a Swift source there"),
        ] {
            XCTAssertThrowsError(try SourceScope(targets, root: "/p", paths: [path], changed: nil)) {
                XCTAssertEqual("\($0)", message)
            }
        }
    }
}
