import XCTest

@testable import SpecDiscoveryCore

/// Searches go from one token with a role to the next, so a token without its role is lost.
final class TokenListTests: XCTestCase {
    private func words(_ roles: TokenList.Role, in source: String) -> [String] {
        let tokens = Lexer.tokens(of: Array(source.utf8))
        var found: [String] = []
        var index = tokens.index(of: roles, from: 0)
        while let token = tokens[index] {
            found.append(token.text)
            index = tokens.index(of: roles, from: index + 1)
        }
        return found
    }

    func testEveryWordThatADeclarationCanBeginWith() {
        let all = DeclarationScanner.modifiers.union(DeclarationScanner.keywords)
        for word in all { XCTAssertEqual(words(.structure, in: "a \(word) b"), [word]) }
        for word in all { XCTAssertEqual(words(.structure, in: "a\(word) \(word)s \(word.dropLast()) É"), [], word) }
    }

    func testOtherRoles() {
        let source = "import A\n#if B\n@C(expect(a)) { [expect, expects(`expecta`)] }\n#endif"
        XCTAssertEqual(words(.structure, in: source), ["@C(expect(a))", "{", "}"])
        XCTAssertEqual(words(.directive, in: source), ["#if B", "#endif "])
        XCTAssertEqual(words(.import, in: source), ["import"])
        XCTAssertEqual(words(.expectation, in: source), ["expect", "expects", "`expecta`"])
        XCTAssertEqual(words(.import.or(.directive), in: source), ["import", "#if B", "#endif "])
        XCTAssertEqual(words(.none, in: source), [])
    }

    func testTheEndOfAGroup() {
        let tokens = Lexer.tokens(of: Array("( [ ) } ] ) {".utf8))
        XCTAssertEqual([0, 1, 6].map(tokens.end(ofGroup:)), [4, 3, 7])
    }

    func testOutsideTheFile() {
        let tokens = Lexer.tokens(of: [])
        XCTAssertEqual(tokens.count, 0)
        XCTAssertNil(tokens[0])
        XCTAssertNil(tokens[-1])
        XCTAssertEqual(tokens.mark(at: 0), 0)
        XCTAssertTrue(tokens.beginsLine(0))
        XCTAssertEqual(tokens.index(of: .structure, from: 0), 0)
    }

    func testWithoutLiterals() {
        let tokens = Lexer.tokens(of: Array("a \"\\(b)\"\n#if C\n3 d".utf8)).withoutLiterals()
        XCTAssertEqual((0..<tokens.count).map { tokens[$0]?.word ?? "-" }, ["a", "-", "b", "-", "-", "d"])
        XCTAssertEqual(tokens[4]?.kind, .directive(.if, condition: "C"))
        XCTAssertEqual(tokens[5]?.line, 3)
    }
}
