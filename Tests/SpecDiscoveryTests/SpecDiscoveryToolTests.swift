import Foundation
import XCTest

@testable import SpecDiscoveryCore

final class SpecDiscoveryToolTests: XCTestCase {
    private var folder = URL(fileURLWithPath: NSTemporaryDirectory()).appending(path: "spec discovery «\(UUID())» 'é'")
    private var output: String { path("Found.swift") }

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    private func write(_ source: String, to name: String) throws -> String {
        try Data(source.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    private func run(_ sources: [String]) throws {
        try SpecDiscoveryTool.run(["--output", output, "--module", "MyTests"] + sources)
    }

    private func written() throws -> String { try String(contentsOfFile: output, encoding: .utf8) }

    func testOneFileForAllSources() throws {
        let sources = [
            try write("class B: Base {}\r\n", to: "b \"2\".swift"), try write("\u{FEFF}", to: "empty.swift"),
            try write("\n\nclass Base: SpecCase {}", to: "a é.swift"),
        ]
        try run(sources)
        XCTAssertEqual(
            try written(),
            """
            // Written by the SpecDiscovery plugin from the sources of this target; changes to it are lost.
            import Spec
            #if !canImport(ObjectiveC)
            @_exported import func Spec.testCase
            #endif

            extension Base {
                nonisolated func test_Base() {
                    DiscoveredSpecs.note(self, inFile: "\(path("a é.swift"))", line: 3, isBaseClass: true)
                }
            }

            extension B {
                nonisolated func test_B() {
                    DiscoveredSpecs.note(self, inFile: "\(path(#"b \"2\".swift"#))", line: 1)
                }
            }

            """
        )
    }

    func testSourcesThatAreNotUTF8() throws {
        let source = URL(fileURLWithPath: path("a.swift"))
        try Data([0x2F, 0x2F, 0xFF, 0xC3, 0x0A] + Array("class A: SpecCase {}".utf8) + [0x22, 0xFE]).write(to: source)
        try run([path("a.swift")])
        XCTAssertTrue(try written().contains("extension A {"))
    }

    func testBaseClassesOfOtherModules() throws {
        let own = try write("class StoreTests: Contract {}", to: "own.swift")
        let other = try write("open class Contract: SpecCase {}", to: "other.swift")
        try run([own, "--reference", "Support", other])
        XCTAssertTrue(try written().contains("extension StoreTests {"))
        XCTAssertFalse(try written().contains("extension Contract {"))
    }

    func testTheFileKeepsItsDateAsLongAsItsTextStays() throws {
        try run([try write("class A: SpecCase {}", to: "a.swift")])
        let longAgo = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: output)
        try run([try write("class A: SpecCase { override func spec() {} }", to: "a.swift")])
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date, longAgo)
        try run([try write("class B: SpecCase {}", to: "a.swift")])
        XCTAssertNotEqual(try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date, longAgo)
    }

    func testWrongArguments() {
        let usage = "usage: spec-discovery --output FILE --module NAME SOURCE… [--reference NAME SOURCE…]…"
        for words in [
            [], ["--output"], ["--output", "a", "--module"], ["--module", "A", "--output", "b"],
            ["--output", "a", "--module", "B", "--reference"],
        ] {
            XCTAssertThrowsError(try SpecDiscoveryTool.run(words)) { XCTAssertEqual("\($0)", usage) }
        }
    }

    func testFilesThatCannotBeUsed() throws {
        XCTAssertThrowsError(try run([path("none.swift")])) {
            XCTAssertEqual("\($0)", "\(path("none.swift")) cannot be read")
        }
        XCTAssertThrowsError(try SpecDiscoveryTool.run(["--output", path("no folder/x"), "--module", "A"])) {
            XCTAssertTrue("\($0)".hasPrefix("\(path("no folder/x")) cannot be written: "))
        }
    }

    /// A class a file, each with a base in another; a debug build takes about a tenth of a second for them, and counting
    /// in squares would take minutes.
    func testALargeTarget() throws {
        let examples = (0..<24).map {
            "        it(\"does \\(\($0)) things\") {\n            expect($0) == \"{\" // class\n        }"
        }
        let sources = try (0..<500).map { index in
            let body = "{\n    override func spec() {\n\(examples.joined(separator: "\n"))\n    }\n}\n"
            return try write(
                "class S\(index): \(index == 0 ? "SpecCase" : "S\(index / 2)") \(body)",
                to: "\(index).swift"
            )
        }
        let start = ContinuousClock.now
        try run(sources)
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
        XCTAssertEqual(try written().split(separator: "\n").filter { $0.hasPrefix("extension") }.count, 500)
    }
}
