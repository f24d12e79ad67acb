import XCTest

@testable import SpecMutation

final class GuardedSourceTests: XCTestCase {
    private func guarded(_ source: String, base: Int = 10, only kinds: Set<Mutant.Kind>? = nil) -> GuardedSource {
        let tokens = SourceTokens(source)
        let mutants = MutantSearch.mutants(in: tokens).filter { kinds?.contains($0.kind) ?? true }
        return GuardedSource(tokens, mutants, base: base)
    }

    private func text(_ source: String, _ kind: Mutant.Kind) -> String { guarded(source, only: [kind]).text }

    func testEachForm() {
        XCTAssertEqual(text("f(a < b)", .comparison), "import SpecMutants; f((specMutant(10) ? a <= b : a < b))")
        XCTAssertEqual(
            text("func f() { if a { } }", .condition),
            "import SpecMutants; func f() { if ((a) != specMutant(10)) { } }"
        )
        XCTAssertEqual(
            text("func f() { guard a, b else { return } }", .guarding),
            "import SpecMutants; func f() { guard (specMutant(10) ? true : a), (specMutant(10) ? true : b) else { return } }"
        )
        XCTAssertEqual(text("func f() { a() }", .call), "import SpecMutants; func f() { if !specMutant(10) { a() } }")
        XCTAssertEqual(
            text("func f() { defer { a() } }", .deferred),
            "import SpecMutants; func f() { defer { if !specMutant(10) { a() } } }"
        )
        XCTAssertEqual(
            text("func f() { a += b }", .arithmetic),
            "import SpecMutants; func f() { if specMutant(10) { a -= b } else { a += b } }"
        )
        XCTAssertEqual(
            text("func f() { switch a {\ncase .b: c\ndefault: d\n} }", .swappedCase),
            """
            import SpecMutants; func f() { switch a {
            case .b: if specMutant(10) { d } else { c }
            default: if specMutant(10) { c } else { d }
            } }
            """
        )
    }

    func testOneInsideTheOther() {
        XCTAssertEqual(
            guarded("func f() { a(b < 1) }").text,
            "import SpecMutants; func f() { if !specMutant(10) { a((specMutant(11) ? b <= 1 : b < (specMutant(12) ? 2 : 1))) } }"
        )
        XCTAssertEqual(
            guarded("func f() -> Int { a() }").text,
            "import SpecMutants; func f() -> Int { if !specMutant(10) { (specMutant(11) ? 0 : a()) } }",
            "a statement is around an expression"
        )
        let nested = guarded("let x = a + 1 - b * c", only: [.arithmetic]).text
        XCTAssertEqual(
            nested,
            "import SpecMutants; let x = (specMutant(10) ? a - 1 - b * c : (specMutant(12) ? a + 1 + b * c : "
                + "a + 1 - (specMutant(13) ? b / c : b * c)))"
        )
    }

    func testAFileWithoutMutantsAndAScriptStayAsTheyBegin() {
        XCTAssertEqual(guarded("struct A { }\n").text, "struct A { }\n")
        XCTAssertEqual(
            guarded("#!/usr/bin/swift\nlet a = 1\n").text,
            "#!/usr/bin/swift\nimport SpecMutants; let a = (specMutant(10) ? 2 : 1)\n"
        )
        XCTAssertEqual(
            guarded("\u{FEFF}let a = 1").text,
            "\u{FEFF}import SpecMutants; let a = (specMutant(10) ? 2 : 1)"
        )
    }

    // MARK: Errors of the compiler

    private func mutants(
        _ guarded: GuardedSource,
        at part: String,
        offset: Int = 0,
        _ message: String = "no such thing"
    ) -> Set<Int> {
        let before = guarded.text[..<guarded.text.range(of: part)!.lowerBound]
        let line = before.utf8.count { $0 == 0x0A } + 1
        let column = before.split(separator: "\n", omittingEmptySubsequences: false).last!.utf8.count + 1 + offset
        return guarded.mutants(of: CompilerError(file: "", line: line, column: column, message: message))
    }

    func testAnErrorIsAboutTheInnermostMutantAroundIt() {
        let guarded = guarded("func é() -> Int {\n    a(b < 1)\n    c = d\n    return x\n}\nfunc g() { e() }")
        XCTAssertEqual(mutants(guarded, at: "b <= 1"), [1])
        XCTAssertEqual(mutants(guarded, at: ": b < "), [1])
        XCTAssertEqual(mutants(guarded, at: "2 : 1"), [2])
        XCTAssertEqual(mutants(guarded, at: "!specMutant(10)"), [0])
        XCTAssertEqual(mutants(guarded, at: "return"), [4], "the mutant of the line")
        XCTAssertEqual(mutants(guarded, at: "-> Int"), [], "no mutant, and no function around it")
        XCTAssertEqual(
            mutants(guarded, at: "return", "variable 'c' used before being initialized"),
            [0, 3],
            "what is left out"
        )
        XCTAssertEqual(mutants(guarded, at: "}\nfunc g"), [0, 1, 2, 3, 4], "all of the function")
        let withEmptyLines = self.guarded("\n\nfunc f() {\n\n    a()\n\n    b()\n}")
        XCTAssertEqual(mutants(withEmptyLines, at: "b()"), [1], "lines without text count")
    }

    func testOnesThatOverlapAreTold() {
        let tokens = SourceTokens("let a = b + c")
        let mutants = [0..<9, 5..<13].enumerated().map { index, range in
            Mutant(
                kind: .call,
                edits: [Mutant.Edit(range: range, form: .leftOut)],
                marked: range,
                replacement: "",
                index: index
            )
        }
        XCTAssertEqual(GuardedSource(tokens, mutants, base: 1).overlapping, [1])
    }

    private func file(_ text: String) -> MutatedFile {
        let tokens = SourceTokens(text)
        let entry = CopyState.File(fingerprint: 0, base: 10, capacity: 9)
        return MutatedFile("A.swift", tokens, MutantSearch.mutants(in: tokens), entry)
    }

    /// If the error has no location, halves of the candidates are withdrawn until the mutant that does not compile is found.
    func testTheOneThatDoesNotCompileIsFoundByHalves() throws {
        var files = [file("let a = [1, 2, 3, 4, 5]")]
        files[0].choose(Set(10...14))
        let build = CopyBuild(copy: PackageCopy(root: "/p"))
        var (groups, builds) = ([[Int]](), 0)
        while builds < 30 {
            builds += 1
            files[0].render(without: Set(groups.dropFirst().joined()))
            let compiles = !files[0].guarded.text.contains("specMutant(13)")
            groups = compiles ? Array(groups.dropFirst()) : try build.withdraw("", groups, &files, [0])
            if compiles, groups.isEmpty { break }
        }
        XCTAssertEqual(files[0].entry.withdrawn, [3])
        XCTAssertEqual(files[0].compiled, [10, 11, 12, 14])
        XCTAssertTrue(files[0].guarded.text.contains("specMutant(14)"))
        XCTAssertLessThan(builds, 12)
    }

    func testTheMessagesOfTheCompilerTellWhichDoNotCompile() throws {
        var files = [file("let a = [1, 2, 3]"), file("let b = 4")]
        for index in 0...1 {
            files[index].choose(index == 0 ? [10, 11, 12] : [10])
            files[index].render()
        }
        let copy = PackageCopy(root: "/p")
        let build = CopyBuild(copy: copy)
        let column = files[0].guarded.text.utf8.count - "(specMutant(12) ? 4 : 3)]".utf8.count + 2
        let message = "\(copy.package)/A.swift:1:\(column): error: no\n"
        XCTAssertEqual(try build.withdraw(message, [], &files, [0]), [])
        XCTAssertEqual(files.map(\.entry.withdrawn), [[2], []])
        let other = "\(copy.package)/B.swift:1:1: error: no\nwarning: this\n"
        XCTAssertThrowsError(try build.withdraw(other, [], &files, [0])) {
            XCTAssertEqual(
                "\($0)",
                "the copy of the package does not build, with no mutant in it:\n\(copy.package)/B.swift:1:1: error: no"
            )
        }
    }

    func testOnlyTheChosenAreWritten() {
        var file = file("func f() { _ = [1, 2, 3] }")
        XCTAssertEqual(file.guarded.text, "func f() { _ = [1, 2, 3] }")
        file.choose([11])
        file.render()
        XCTAssertEqual(file.guarded.text, "import SpecMutants; func f() { _ = [1, (specMutant(11) ? 3 : 2), 3] }")
    }

    func testWithAStaticValueAllAreWritten() {
        var file = file("let a = 1; func f() { _ = 2 }")
        file.choose([11])
        XCTAssertEqual(file.compiled, [11])
        file.choose([10])
        XCTAssertEqual(file.compiled, [10, 11], "the tests that call `f` may need `a`")
        file.withdraw([10])
        file.choose([10])
        XCTAssertEqual(file.compiled, [11], "so that the next run builds nothing anew")
    }
}
