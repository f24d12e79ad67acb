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
            "import SpecMutants; func f() { guard (specMutant(10) || (a)), (specMutant(10) || (b)) else { return } }"
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

    /// Without a place, halves are tried until the one is found.
    func testTheOneThatDoesNotCompileIsFoundByHalves() {
        let tokens = SourceTokens("let a = [1, 2, 3, 4, 5]")
        var file = MutatedFile(
            "A.swift",
            tokens,
            MutantSearch.mutants(in: tokens),
            CopyState.File(fingerprint: "", base: 10, capacity: 9)
        )
        file.choose([0, 1, 2, 3, 4])
        var builds = 0
        while builds < 30 {
            builds += 1
            if file.guarded.text.contains("specMutant(13)") {
                file.withdraw([])
            } else if file.isSettled {
                break
            } else {
                file.settleGroup()
            }
        }
        XCTAssertEqual(file.entry.withdrawn, [3])
        XCTAssertEqual(file.compiled.map(\.index), [0, 1, 2, 4])
        XCTAssertTrue(file.guarded.text.contains("specMutant(14)"))
        XCTAssertLessThan(builds, 12)
    }

    func testOnlyTheChosenAreWritten() {
        let tokens = SourceTokens("let a = [1, 2, 3]")
        var file = MutatedFile(
            "A.swift",
            tokens,
            MutantSearch.mutants(in: tokens),
            CopyState.File(fingerprint: "", base: 10, capacity: 9)
        )
        XCTAssertEqual(file.guarded.text, "let a = [1, 2, 3]")
        file.choose([1])
        XCTAssertEqual(file.guarded.text, "import SpecMutants; let a = [1, (specMutant(11) ? 3 : 2), 3]")
    }
}
