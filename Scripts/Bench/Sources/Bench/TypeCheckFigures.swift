import Foundation

/// The time that the compiler takes to type-check expectations, compared with XCTest assertions.
@MainActor enum TypeCheckFigures {
    static func all(count: Int, rounds: Int) -> [Figure] {
        [
            Figure(
                name: "type-check \(count) expectations",
                goal: .ratio(1.5),
                rounds: rounds,
                ours: { typeCheck(count, mixed, \.expectation) },
                peer: ("XCTest assertions", { typeCheck(count, mixed, \.assertion) })
            ),
            Figure(
                name: "type-check \(count) expectations, compared with conditions",
                goal: .ratio(1.1),
                rounds: rounds,
                ours: { typeCheck(count, mixed, \.expectation) },
                peer: ("bare conditions", { typeCheck(count, mixed, \.condition) })
            ),
            Figure(
                name: "type-check \(count) of .to(equal(…))",
                goal: .ratio(3),
                rounds: rounds,
                ours: { typeCheck(count, equalities, \.expectation) },
                peer: ("XCTAssertEqual", { typeCheck(count, equalities, \.assertion) })
            ),
            Figure(
                name: "type-check \(count / 10) expectations of arithmetic",
                goal: .ratio(5),
                rounds: rounds,
                ours: { typeCheck(count / 10, arithmetic, \.expectation) },
                peer: ("XCTAssertEqual", { typeCheck(count / 10, arithmetic, \.assertion) })
            ),
        ]
    }

    private struct Line {
        var expectation: String
        var assertion: String
        /// The same check as a plain Swift condition. If the expectation contains an operator, the
        /// compiler must type-check at least this much.
        var condition: String

        init(_ expectation: String, _ assertion: String, _ condition: String) {
            self.expectation = expectation
            self.assertion = assertion
            self.condition = condition
        }
    }

    /// Expectations in about the same proportions as in typical specs.
    private static let mixed = [
        Line("expect(number) == 3", "XCTAssertEqual(number, 3)", "assert(number == 3)"),
        Line(#"expect(name) == "name""#, #"XCTAssertEqual(name, "name")"#, #"assert(name == "name")"#),
        Line("expect(list.count).to(equal(3))", "XCTAssertEqual(list.count, 3)", "assert(list.count == 3)"),
        Line("expect(list).to(beEmpty())", "XCTAssertTrue(list.isEmpty)", "assert(list.isEmpty)"),
        Line("expect(flag).to(beTrue())", "XCTAssertTrue(flag)", "assert(flag)"),
        Line("expect(optional).to(beNil())", "XCTAssertNil(optional)", "assert(optional == nil)"),
        Line("expect(number) > 3", "XCTAssertGreaterThan(number, 3)", "assert(number > 3)"),
        Line("expect(list).notTo(contain(3))", "XCTAssertFalse(list.contains(3))", "assert(!list.contains(3))"),
        Line("expect(flag).to(beFalse())", "XCTAssertFalse(flag)", "assert(!flag)"),
        Line("expect { try parse() }.to(throwError())", "XCTAssertThrowsError(try parse())", "_ = try? parse()"),
    ]

    private static let equalities = [
        Line("expect(number).to(equal(3))", "XCTAssertEqual(number, 3)", "assert(number == 3)"),
        Line(#"expect(name).to(equal("name"))"#, #"XCTAssertEqual(name, "name")"#, #"assert(name == "name")"#),
        Line("expect(list).to(equal([1, 2]))", "XCTAssertEqual(list, [1, 2])", "assert(list == [1, 2])"),
        Line("expect(list.count).to(equal(3))", "XCTAssertEqual(list.count, 3)", "assert(list.count == 3)"),
        Line("expect(optional).to(equal(3))", "XCTAssertEqual(optional, 3)", "assert(optional == 3)"),
    ]

    /// Expectations with operators between literals. The compiler tries all overloads of these
    /// operators.
    private static let arithmetic = [
        ("1 + 1 + 1 - 1", "2"),
        ("60 * 60 * 24 * 7", "604_800"),
        ("list.map { $0 * 2 + 1 }.reduce(0, +)", "1 + 2 + 3 + 4"),
        ("optional.map { $0 + 1 + 2 } ?? 0", "1 + 2 + 3"),
        ("(number + 1) * (number - 1)", "number * number - 1"),
    ]
    .map { value, expected in
        Line(
            "expect(\(value)) == \(expected)",
            "XCTAssertEqual(\(value), \(expected))",
            "assert(\(value) == \(expected))"
        )
    }

    /// Returns the seconds that the compiler takes to type-check `count` lines. It finds the
    /// modules and the C shims' module map in this executable's folder.
    private static func typeCheck(_ count: Int, _ lines: [Line], _ form: KeyPath<Line, String>) -> Double {
        let file = scratchFolder.appending(path: "typecheck.swift")
        write(source(count, lines, form), to: file)
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let arguments = [
            "-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path,
            "-Xcc", "-fmodule-map-file=\(products.appending(path: "ProcessShims.build/module.modulemap").path)",
            file.path,
        ]
        return Command("swiftc", arguments).seconds()
    }

    private static func source(_ count: Int, _ lines: [Line], _ form: KeyPath<Line, String>) -> String {
        let functions = (0..<(count / lines.count)).map { index in
            """
            func test\(index)(number: Int, name: String, list: [Int], flag: Bool, optional: Int?) {
            \(lines.map { "    " + $0[keyPath: form] }.joined(separator: "\n"))
            }
            """
        }
        return "import Expect\nimport XCTest\nfunc parse() throws -> Int { 1 }\n" + functions.joined(separator: "\n")
    }
}
