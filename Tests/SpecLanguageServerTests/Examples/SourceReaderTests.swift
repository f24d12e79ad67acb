import XCTest

@testable import SpecLanguageServer

final class SourceReaderTests: XCTestCase {
    /// The sites in a `spec()` with this body: each one's kind, its line in the body, and its names, or `?` if they are unknown.
    private func sites(_ body: String) -> [String] {
        let source = SourceReader.read("class A: SpecCase { override class func spec() {\n\(body)\n}}")
        XCTAssertEqual(Array(source.classes.keys), ["A"])
        return source.sites.map { site in
            "\(site.kind) \(site.line) \(site.names?.joined(separator: "/") ?? "?")"
        }
    }

    func testFormsWithLiteralNames() {
        let cases: [(String, [String])] = [
            (#"it("a") { }"#, ["example 1 a"]),
            (#"  fit("a", .tags("x")) { }"#, ["example 1 a"]),
            (#"xit("a")"#, ["example 1 a"]),
            (#"pending("a") { }"#, ["example 1 a"]),
            (#"it("\"a\" \u{e9}\n\\")"#, ["example 1 \"a\" é\n\\"]),
            (##"it(#"a\n"#)"##, ["example 1 a\\n"]),
            ("it(\"\"\"\n  a\n  \"\"\")", ["example 1 a"]),
            ("describe(\"g\") {\n it(\"a\") { }\n}\nit(\"b\")", ["group 1 g", "example 2 g/a", "example 4 b"]),
            (
                "fcontext(\"g\", .ordered) { xdescribe(\"h\") { it(\"a\") } }",
                ["group 1 g", "group 1 g/h", "example 1 g/h/a"]
            ),
            ("// it(\"no\")\n/* it(\"no\") */ let x = \"it(\\\"no\\\")\"\nit(\"a\")", ["example 3 a"]),
            ("beforeEach { if true { } }\nit(\"a\")", ["example 2 a"]),
        ]
        for (body, expected) in cases { XCTAssertEqual(sites(body), expected, body) }
    }

    func testFormsWhoseExamplesTheTextDoesNotTell() {
        let cases: [(String, [String])] = [
            (#"it("a \(1)") { }"#, ["example 1 ?"]),
            (#"it(name) { }"#, ["example 1 ?"]),
            (#"it("a" + "b") { }"#, ["example 1 ?"]),
            (#"it("a", arguments: [1, 2]) { n in }"#, ["example 1 ?"]),
            (#"context("g", rows: [row(1)]) { n in it("a") }"#, ["group 1 ?", "example 1 ?"]),
            (#"for n in 1...2 { it("a") }"#, ["example 1 ?"]),
            (#"if x { describe("g") { it("a") } }"#, ["group 1 ?", "example 1 ?"]),
            (#"itBehavesLike("a list") { list }"#, ["use 1 ?"]),
            (#"fitBehavesLike(Listing.self) { list }"#, ["use 1 ?"]),
            (#"sharedExamples("s") { it("a") }"#, ["example 1 ?"]),
        ]
        for (body, expected) in cases { XCTAssertEqual(sites(body), expected, body) }
    }

    func testWhatOnlyLooksLikeADeclarationIsNone() {
        for body in ["x.it(\"a\")", "func it(_ x: Int) { }", "let it = 1", "it { }", "context.describe(\"a\") { }"] {
            XCTAssertEqual(sites(body), [], body)
        }
    }

    func testSitesAreInTheSpecOfAClass() {
        let text = """
            class Helper { func it(_ name: String) {} }
            struct S { func spec() { it("no") } }
            @MainActor final class A: SpecCase {
                class var x: Int { 1 }
                override func spec() { it("a") }
                class Inner: SpecCase { override class func spec() { it("b") } }
            }
            class Empty: SpecCase { override class func spec() {} }
            class Behaviour: Behavior<Int> { override class func spec(_ x: @escaping () -> Int) { it("c") } }
            class Unfinished: SpecCase { override class func spec() { describe("g") { it("d")
            """
        let source = SourceReader.read(text)
        let expected = ["A 2:[a]", "Inner 5:[b]", "Unfinished 9:[g]", "Unfinished 9:[g, d]"]
        let found = source.sites.map { site in
            "\(site.type) \(source.classes[site.type] ?? -1):[\((site.names ?? ["?"]).joined(separator: ", "))]"
        }
        XCTAssertEqual(found, expected)
    }

    func testWhatIsNotWrittenToItsEndHidesNothing() {
        let cases: [(String, [String])] = [
            ("it(\"half\nit(\"b\") {}", ["example 1 ?", "example 2 b"]),
            ("it(\"a\", .tags(\"x\"\nit(\"b\") {}", ["example 1 a", "example 2 b"]),
            ("describe(\"g\"\ndescribe(\"h\") { it(\"b\") {} }", ["group 1 ?", "group 2 h", "example 2 h/b"]),
            ("beforeEach { x(y[1 }\nit(\"b\") {}", ["example 2 b"]),
            ("let x = y]\nit(\"b\") {}", ["example 2 b"]),
        ]
        for (body, expected) in cases { XCTAssertEqual(sites(body), expected, body) }
    }

    func testSharedNamesAndTags() {
        let source = SourceReader.read(
            #"""
            sharedExamples("a list") { }
            class A: SpecCase { override class func spec() {
                describe("g", .tags("slow", "net\u{77}ork")) { it("a", .tags("db"), .tags(name)) }
            } }
            """#
        )
        XCTAssertEqual(source.sharedNames, ["a list"])
        XCTAssertEqual(source.tags, ["slow", "network", "db"])
    }
}
