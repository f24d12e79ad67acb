import XCTest

@testable import SpecMutation

final class MutantSearchTests: XCTestCase {
    private func mutants(_ source: String) -> [Mutant] { MutantSearch.mutants(in: SourceTokens(source)) }

    /// The mutants of a kind, or of all kinds if `nil`, in source order. Each has the form `old → new`.
    private func changes(_ source: String, _ kind: Mutant.Kind? = nil) -> [String] {
        mutants(source).filter { kind == nil || $0.kind == kind }.map { mutant in
            let marked = SourceTokens(source).text(mutant.marked)
            return "\(marked) → \(mutant.replacement.isEmpty ? "nothing" : mutant.replacement)"
        }
    }

    private func inFunction(_ body: String, _ type: String = "") -> String { "func f()\(type) {\n\(body)\n}\n" }

    func testConditions() {
        let table: [(String, [String])] = [
            ("if a { }", ["a → !a"]),
            ("if !a { }", ["!a → a"]),
            ("if a(1), let b, case .c = d, e.f?.g ?? h { }", ["a(1) → !a(1)", "e.f?.g ?? h → !(e.f?.g ?? h)"]),
            ("while a < b { }", ["a < b → !(a < b)"]),
            ("if a == b { }", []),
            ("if a == b && c { }", ["a == b && c → !(a == b && c)"]),
            ("if #available(macOS 15, *) { }", []),
            ("while true { }", []),
            ("repeat { a() } while x < 3\nif y { b() }", ["x < 3 → !(x < 3)", "y → !y"]),
            ("repeat { a() }\nwhile x\nb { c() }", ["x → !x"]),
            ("let x = a ? 1 : 2", ["a → !a"]),
            ("let x = b || !a.c(d)", ["! → nothing"]),
            ("if a.contains(where: { $0.b }) { }", ["a.contains(where: { $0.b }) → !a.contains(where: { $0.b })"]),
        ]
        for (body, expected) in table { XCTAssertEqual(changes(inFunction(body), .condition), expected, body) }
    }

    func testTruthValuesOfCasesAndLoopsStay() {
        let body = """
            while true { g(false) }
            switch (a, b) {
            case (true, false): h(true)
            case .flag(on: true): break
            default: break
            }
            """
        XCTAssertEqual(changes(inFunction(body), .truth), ["false → true", "true → false"])
    }

    func testConditionsOfTheCompilerStay() {
        let source = """
            #if !canImport(ObjectiveC) && swift(>=5.9)
                let a = 1
            #elseif os(macOS) || os(Linux)
                let b = 2
            #endif
            """
        XCTAssertEqual(changes(source).filter { !$0.hasPrefix("1") }, [])
    }

    func testOperators() {
        let table: [(String, Mutant.Kind, [String])] = [
            ("x = a < b", .comparison, ["< → <="]), ("x = a <= b", .comparison, ["<= → <"]),
            ("x = a > b", .comparison, ["> → >="]), ("x = a >= b", .comparison, [">= → >"]),
            ("x = a == b", .comparison, ["== → !="]), ("x = a != b", .comparison, ["!= → =="]),
            ("x = a === b", .comparison, ["=== → !=="]), ("x = a !== b", .comparison, ["!== → ==="]),
            ("x = a && b || c", .logic, ["&& → ||", "|| → &&"]),
            ("x = a + b - c * d / e", .arithmetic, ["+ → -", "- → +", "* → /", "/ → *"]),
            ("x = a &+ b &- c", .arithmetic, ["&+ → &-", "&- → &+"]),
            ("x += a", .arithmetic, ["+= → -="]), ("x -= a", .arithmetic, ["-= → +="]),
            ("x *= a", .arithmetic, ["*= → /="]), ("x /= a", .arithmetic, ["/= → *="]),
            ("x = a + \"b\"", .arithmetic, []), ("x += [a]", .arithmetic, []),
            ("let x: Array<Int> = y", .comparison, []), ("x.sort(by: <)", .comparison, []),
            ("x = a ±± b == c", .comparison, []),
            ("x = a ?? b ?? c", .fallback, ["a ??  → nothing", "b ??  → nothing"]),
        ]
        for (body, kind, expected) in table { XCTAssertEqual(changes(inFunction(body), kind), expected, body) }
        XCTAssertEqual(changes("static func < (a: A, b: A) -> A { c }"), [])
    }

    /// The text that replaces the whole expression shows which operands belong to the operator.
    func testAnOperatorTakesItsOperands() {
        let table = [
            ("if a < b && c { }", "a <= b"), ("return a + 1 < b * 2 ? c : d", "a + 1 <= b * 2"),
            ("f(a, b: try g(c) < d)", "g(c) <= d"), ("x = [a < b.c { $0 }, d]", "a <= b.c { $0 }"),
            // After a dot, even a keyword is a name.
            ("if a.default.in < c.default { }", "a.default.in <= c.default"), ("for x in y where a < b { }", "a <= b"),
            ("let x = a < b ?? c", "a <= b ?? c"),
            ("if a\n    .b < c\n    .d\n{ }", "a\n    .b <= c\n    .d"),
        ]
        for (body, expected) in table {
            let mutant = mutants(inFunction(body)).first { $0.kind == .comparison }
            XCTAssertEqual(mutant?.edits[0].form, .expression(expected), body)
        }
    }

    func testStatements() {
        let table: [(String, Mutant.Kind, [String])] = [
            ("a()", .call, ["a() → nothing"]),
            ("try await a.b?.c(1) { d }", .call, ["try await a.b?.c(1) { d } → nothing"]),
            ("try? a()", .call, ["try? a() → nothing"]), ("_ = a()", .call, ["_ = a() → nothing"]),
            ("a\n    .b()\n    .c()", .call, ["a\n    .b()\n    .c() → nothing"]),
            ("var x: A?\na()", .call, ["a() → nothing"]),
            ("let x = a()", .call, []), ("return a()", .call, []), ("x = a()", .call, []), ("super.init()", .call, []),
            ("if b { a() }", .call, ["a() → nothing"]),
            ("b { x in a() }", .call, ["b { x in a() } → nothing", "a() → nothing"]),
            ("x = y", .assignment, ["x = y → nothing"]),
            ("a.b?.c[1] = y\nd()", .assignment, ["a.b?.c[1] = y → nothing"]),
            ("let x = y", .assignment, []), ("_ = y", .assignment, []),
            ("defer { a() }", .deferred, ["defer { a() } → nothing"]),
            ("while a { if b { break } }", .jump, ["break → nothing"]), ("switch a { case .b: break }", .jump, []),
            ("guard a, b else { return }", .guarding, ["guard a, b → nothing"]),
            ("guard let a else { return }", .guarding, []),
            ("switch a {\ncase .b: c()\ndefault: d()\n}", .swappedCase, ["c() → d()"]),
            ("switch a {\ncase .b: c()\ndefault: c()\n}", .swappedCase, []),
            ("switch a {\ncase .b(let x): x ? 1 : 2\ncase .c: 3\n}", .swappedCase, ["x ? 1 : 2 → 3"]),
        ]
        for (body, kind, expected) in table { XCTAssertEqual(changes(inFunction(body), kind), expected, body) }
        XCTAssertEqual(changes("init(a: A) {\n    self.a = a\n    b()\n}"), ["b() → nothing"])
        XCTAssertEqual(
            changes("init?<A>(a: A) {\n    self.a = a\n}"),
            [],
            "what an initializer assigns has to be there"
        )
        XCTAssertEqual(changes("struct A {\n    @B() var c: D\n    let d = e()\n}"), [])
    }

    func testNumbersAndTruth() {
        let table: [(String, [String])] = [
            ("x = 1_000", ["1_000 → 1001"]), ("x = 0xFF", ["0xFF → 256"]), ("x = 1.5", ["1.5 → 2.5"]),
            ("x = -1", ["1 → 2"]),
            ("x = y.0", []), ("x = 1...3", ["1 → 2", "3 → 4"]), ("switch x { case 1: y }", []),
            ("x = \"\\(1)\"", ["1 → 2"]),
        ]
        for (body, expected) in table { XCTAssertEqual(changes(inFunction(body), .number), expected, body) }
        XCTAssertEqual(changes("enum A: Int {\n    case b = 1\n}"), [])
        XCTAssertEqual(changes(inFunction("x(true, false)"), .truth), ["true → false", "false → true"])
    }

    func testValuesThatAreReturned() {
        let table = [
            (" -> Bool", "a.b", "a.b → true"), (" -> Int", "try a()", "a() → 0"), (" -> String", "a", "a → \"\""),
            (" -> String", "\"\"", "\"\" → \"?\""), (" throws -> A?", "a", "a → nil"), (" -> [A]", "a", "a → []"),
            (" -> [A: B]", "a", "a → [:]"), (" -> [(a: A)]", "a", "a → []"), (" -> Double where A: B", "a", "a → 0"),
        ]
        for (type, value, expected) in table {
            XCTAssertEqual(changes(inFunction("return \(value)", type), .result), [expected], type)
            XCTAssertEqual(changes(inFunction(value, type), .result), [expected], type)
        }
        for (type, value) in [(" -> A", "a"), ("", "a"), (" -> A?", "nil"), (" -> Int", "0"), (" -> Bool", "false")] {
            XCTAssertEqual(changes(inFunction("return \(value)", type), .result), [], type)
        }
        XCTAssertEqual(
            changes("struct S {\n    var a: Int { b }\n    var c: Int { get { d } set { e() } }\n}", .result),
            ["b → 0", "d → 0"]
        )
        XCTAssertEqual(changes(inFunction("return a.map { return b }", " -> Int"), .result), ["a.map { return b } → 0"])
        XCTAssertEqual(changes("subscript(i: Int) -> Int? { a[i] }", .result), ["a[i] → nil"])
    }

    func testPlacesAreThoseOfTheSource() {
        let source = SourceTokens("func f() {\r\n  é(); a()\n}")
        let places = MutantSearch.mutants(in: source).map { ($0.index, source.place(of: $0.marked.lowerBound)) }
        XCTAssertEqual(places.map { "\($0) \($1.line):\($1.column)" }, ["0 2:3", "1 2:8"])
    }

    // MARK: What is left out

    func testWhatIsLeftOut() {
        let table = [
            "#if os(Windows)\nfunc f() { a() }\n#endif", "#if canImport(UIKit) && DEBUG\nlet a = 1\n#else\n#endif",
            "#if os(Linux)\n#else\nlet a = 1\n#endif", "#if SOMETHING\nlet a = 1\n#else\nlet a = 2\n#endif",
            "#if os(Linux)\n#elseif DEBUG\nlet a = 1\n#endif", "#if A\n#elseif os(macOS)\n#else\nlet a = 1\n#endif",
            "@inlinable\npublic func f() -> Int { a + 1 }", "@available(macOS 15, *) func f() { }",
            "@available(*, unavailable, message: \"use g\")\nfunc f() -> Int { a(1) }",
            "func f() { #warn(1 + 2) }",
            "let a = 1 // specs:disable-mutation it is the protocol's", "// specs:disable-mutation why\nlet a = 1",
            "// specs:disable-mutation why\nfunc f() {\n    a()\n    b = 2\n}", "/* 1 + 2 */", "let a = \"1 + 2\"",
            "let a = /1 + 2/",
        ]
        for source in table { XCTAssertEqual(changes(source), [], source) }
        XCTAssertEqual(changes("// specs:disable-mutation why\nlet a = 1\nlet b = 2"), ["2 → 3"])
        XCTAssertEqual(changes("@available(Windows, unavailable)\nfunc f() { a() }"), ["a() → nothing"])
        XCTAssertEqual(
            changes("#if os(Linux)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\nlet b = 3"),
            ["1 → 2", "3 → 4"]
        )
        XCTAssertEqual(Exclusions(SourceTokens("a\n// specs:disable-mutation\nb")).linesWithoutReason, [2])
    }

    func testConditionsOfTheCompiler() {
        let table: [([String], Bool?)] = [
            (["os", "(", "Linux", ")"], true), (["!", "os", "(", "Linux", ")"], false), (["A"], nil),
            (["A", "&&", "false"], false), (["A", "||", "DEBUG"], true), (["A", "||", "false"], nil),
            (["A", "&&", "true"], nil),
            (["(", "true", "||", "A", ")", "&&", "true"], true), (["canImport", "(", "Foundation", ")"], true),
            (["canImport", "(", "Shop", ")"], nil), (["swift", "(", ">=6.0", ")"], true),
            (["arch", "(", "arm64", ")"], nil),
            (["targetEnvironment", "(", "simulator", ")"], false), (["true", "true"], nil), ([], nil),
        ]
        for (words, expected) in table { XCTAssertEqual(CompilerCondition.value(of: words[...]), expected, "\(words)") }
    }
}
