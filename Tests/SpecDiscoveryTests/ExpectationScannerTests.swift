import XCTest

@testable import SpecDiscoveryCore

/// Expectations without a matcher are found, and nothing else.
final class ExpectationScannerTests: XCTestCase {
    private func bare(_ files: String...) -> [BareExpectation] {
        let files = files.enumerated().map { index, source in
            SourceFile("\(index).swift", source: Array(source.utf8))
        }
        return SourceFile.bareExpectations(in: files)
    }

    /// The lines of the expectations without a matcher, in a file that imports Expect; its first line is line 1.
    private func lines(_ source: String) -> [Int] {
        bare("import Expect;" + source).map(\.line)
    }

    func testAStatementWithoutAMatcher() {
        XCTAssertEqual(
            bare("@testable import Expect\nit(\"adds\") {\n    expect(a)\n    expecta(b)\n    expects { c }\n}"),
            [
                BareExpectation(function: "expect", file: "0.swift", line: 3),
                BareExpectation(function: "expecta", file: "0.swift", line: 4),
                BareExpectation(function: "expects", file: "0.swift", line: 5),
            ]
        )
        XCTAssertEqual(bare("import QuickNimble\nexpect(a)").count, 1)
        XCTAssertEqual(bare("import Foundation\nexpect(a)"), [])
    }

    func testAMatcherOnTheSameOrTheNextLine() {
        let matchers = [".to(b)", "\n  .to(b)", "\n  // why\n  .to(b)", " == b", "\n  == b", " > b", " ≈ b", " !== b"]
        for matcher in matchers {
            for call in ["expect(a)", "expect { a }", "await expect { await a }", "expect(a, file: f) { b }"] {
                XCTAssertEqual(lines("it(\"\") {\n  let b = 3\n  \(call)\(matcher)\n  c()\n}"), [], call + matcher)
            }
        }
    }

    func testWhatIsBefore() {
        let before = [
            "b", "b()", "b[1]", "let b = 3", "let b = \"x\"", "let b = [1]", "let b = \"\"\"\n x\n \"\"\"", "b!",
            "b { }",
            "let b: Int?", "let b: Array<Int>", "`b`", "#if B", "b = /x/", "b;", "b: do {}; c:",
        ]
        for code in before { XCTAssertEqual(lines("\(code)\nexpect(a)\nc").count, 1, code) }
        for code in ["b; ", "try ", "await ", "try await ", "try! ", "try? ", "{ ", "switch b { case .c: "] {
            XCTAssertEqual(lines("\(code)expect(a)\nc"), [1], code)
        }
    }

    func testWhatIsAfter() {
        for code in [
            "", "}", ";", "\nb", "\n`b`", "\n\"b\".c()", "\n3", "\n(a)", "\n[b]", "\n@B c", "\n#if B\nc\n#endif",
        ] {
            XCTAssertEqual(lines("it(\"\") {\nlet b = 3\nexpect(a)\(code)"), [3], code)
        }
        for code in [" as B", "\nas B", " is B", "\n#if B\n.to(c)\n#endif", "\n+ b", ", b", " b", "?.to(c)", "\n-b"] {
            XCTAssertEqual(lines("it(\"\") {\nlet b = 3\nexpect(a)\(code)\n}"), [], code)
        }
    }

    func testWhatIsNoStatement() {
        let used = [
            "let b = expect(a)\nc", "let b =\n  expect(a)\nc", "return expect(a)\n}", "b(expect(a))", "[expect(a)\n]",
            "b(\nexpect(a)\n)",
            "_ = expect(a)\nb", "let b = c ? expect(a) : expect(d)\ne", "let b = c\n? expect(a)\n: expect(d)\ne",
            "let b = c ?\nexpect(a) :\nexpect(d)\ne", "self.expect(a)\nb", "b.\nexpect(a)\nc", "throw\nexpect(a)\nb",
            "b ? c : [\n expect(a)\n]",
        ]
        for code in used { XCTAssertEqual(lines(code), [], code) }
        for code in [
            "expect\nb", "let expect\n = b", "b(expect: c)", "#expect(a)\nb", "// expect(a)\nb",
            "\"\"\"\nexpect(a)\n\"\"\"",
        ] {
            XCTAssertEqual(lines(code), [], code)
        }
        XCTAssertEqual(lines("\"\\(expect(a))\"\nb"), [])
        XCTAssertEqual(lines("it(\"x\") { expect(a) }; for b in expect(c).d {}"), [1])
    }

    func testTheOnlyStatementOfAClosureThatHasNoResult() {
        let headers = [
            "it(\"x\")", "it(\"x\", .tags(.slow))", "it(\n\"x\"\n)", "let b = 3\nbeforeEach", "xs.forEach", "if b == c",
            "if let b = c",
            "if a { } else", "for b in c", "func b(_ c: Int = 3)", "private func b() throws", "init()", "do", "defer",
            "do { } catch",
            "for b in c where b.map({ d }) != nil", "step(\"b\")", "while b", "guard b else",
        ]
        for header in headers { XCTAssertEqual(lines(header + " { expect(a) }\nd").count, 1, header) }
        XCTAssertEqual(lines("xs.forEach { x in expect(x) }").count, 1)
        XCTAssertEqual(lines("it(\"x\", { expect(a) })").count, 1)
        XCTAssertEqual(lines("switch b {\ncase .c: expect(a)\ndefault: expect(b)\n}"), [2, 3])
    }

    func testTheOnlyStatementOfAClosureThatMayHaveAResult() {
        let headers = [
            "func b() -> SyncExpectation<Int>", "var b: SyncExpectation<Int>", "let b =",
            "let b = if c { expect(d) } else", "return",
            "let b = xs.map", "xs.map", "b(c:", "get", "static var b: B", "let b = { () -> B in d }; c", "init?() -> B",
        ]
        for header in headers { XCTAssertEqual(lines(header + " { expect(a) }\nd"), [], header) }
        XCTAssertEqual(lines("let b = switch c {\ncase .c: expect(a)\ndefault: expect(b)\n}"), [])
        XCTAssertEqual(lines("it(\"x\") { expect(a) }.map { }"), [])
        XCTAssertEqual(lines("let b = if c { d }\nelse { expect(a) }"), [])
        XCTAssertEqual(lines("let b = do { try c() }\ncatch { expect(a) }"), [])
        for code in [
            "func b() -> B { if c { expect(1) } else if d { expect(2) } else { expect(3) } }",
            "var b: B { switch c { case 1: expect(1)\ndefault: expect(2)\n} }",
            "xs.map { x in if c { expect(1) } else { expect(x) } }",
            "func b() -> B { if c { expect(1) }\nelse { expect(2) } }",
        ] { XCTAssertEqual(lines(code), [], code) }
        XCTAssertEqual(lines("it(\"x\") {\nif c { expect(1) } else {\nexpect(2) }\n}"), [2, 3])
        XCTAssertEqual(lines("func b() -> B {\nif c { expect(1) } else { expect(2) }\nreturn d\n}"), [2, 2])
        // Only a lone expression is a result.
        XCTAssertEqual(lines("let b = {\nlet c = 3\nexpect(a)\n}"), [3])
        XCTAssertEqual(lines("let b = {\nexpect(a)\nc()\n}"), [2])
    }

    func testConditions() {
        let source = """
            import Expect
            #if A
            expect(a)
            #if B
            b
            #elseif C
            expect(a)
            #else
            expect(a)
            #endif
            #endif
            expect(a)
            """
        XCTAssertEqual(bare(source).map(\.line), [3, 7, 9, 12])
        XCTAssertEqual(bare(source).map(\.conditions), [["A"], ["A", "!(B) && C"], ["A", "!(B) && !(C)"], []])
    }

    func testATargetWithAFunctionOfThatName() {
        XCTAssertEqual(bare("import Expect\nexpect(a)", "func expect(_ value: Int) {}"), [])
        XCTAssertEqual(bare("import Expect\nexpect(a)", "func expectAll(_ value: Int) {}").count, 1)
    }
}
