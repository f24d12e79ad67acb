import Foundation

/// What the compiler needs for a file of expectations beside the same file in XCTest's assertions.
@MainActor enum TypeCheckFigures {
    static func all(count: Int, rounds: Int) -> [Figure] {
        [
            Figure(
                name: "type-check \(count) expectations",
                goal: .ratio(1.5),
                rounds: rounds,
                ours: { typeCheck(count, \.expectation) },
                peer: ("XCTest assertions", { typeCheck(count, \.assertion) })
            )
        ]
    }

    private struct Line {
        var expectation: String
        var assertion: String
    }

    /// What specs consist of, in about the proportions in which they do.
    private static let lines = [
        Line(expectation: "expect(number) == 3", assertion: "XCTAssertEqual(number, 3)"),
        Line(expectation: #"expect(name) == "name""#, assertion: #"XCTAssertEqual(name, "name")"#),
        Line(expectation: "expect(list.count).to(equal(3))", assertion: "XCTAssertEqual(list.count, 3)"),
        Line(expectation: "expect(list).to(beEmpty())", assertion: "XCTAssertTrue(list.isEmpty)"),
        Line(expectation: "expect(flag).to(beTrue())", assertion: "XCTAssertTrue(flag)"),
        Line(expectation: "expect(optional).to(beNil())", assertion: "XCTAssertNil(optional)"),
        Line(expectation: "expect(number) > 3", assertion: "XCTAssertGreaterThan(number, 3)"),
        Line(expectation: "expect(list).notTo(contain(3))", assertion: "XCTAssertFalse(list.contains(3))"),
        Line(expectation: "expect(flag).to(beFalse())", assertion: "XCTAssertFalse(flag)"),
        Line(expectation: "expect { try parse() }.to(throwError())", assertion: "XCTAssertThrowsError(try parse())"),
    ]

    private static func typeCheck(_ count: Int, _ form: KeyPath<Line, String>) -> Double {
        let file = FileManager.default.temporaryDirectory.appending(path: "typecheck-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try source(count, form).write(to: file, atomically: true, encoding: .utf8)
            let start = ContinuousClock.now
            try runCompiler(on: file)
            return (ContinuousClock.now - start) / .seconds(1)
        } catch {
            FileHandle.standardError.write(Data("error: type-checking failed: \(error)\n".utf8))
            return .infinity
        }
    }

    private static func source(_ count: Int, _ form: KeyPath<Line, String>) -> String {
        let functions = (0..<(count / lines.count)).map { index in
            """
            func test\(index)(number: Int, name: String, list: [Int], flag: Bool, optional: Int?) {
            \(lines.map { "    " + $0[keyPath: form] }.joined(separator: "\n"))
            }
            """
        }
        return "import Expect\nimport XCTest\nfunc parse() throws -> Int { 1 }\n" + functions.joined(separator: "\n")
    }

    private struct Failure: Error {
        var status: Int32
    }

    /// The modules stand beside this executable, the module map of the C shims among the sources.
    private static func runCompiler(on file: URL) throws {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path,
            "-Xcc", "-fmodule-map-file=\(products.appending(path: "ProcessShims.build/module.modulemap").path)",
            file.path,
        ]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }
}
