import TestSupport
import XCTest

/// After each step on the page «Getting started», the code so far compiles. `Scripts/new-user` also runs it.
final class TutorialTests: XCTestCase {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Spec/Spec.docc/Start/GettingStarted.md").standardized

    func testEveryStepCompiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tutorial-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let compiler = try SwiftCompiler()
        var (sources, specs): ([String], [String]) = ([], [])
        let blocks = try MarkdownPage(Self.page).blocks(of: "swift").filter { $0.file != "Package.swift" }
        XCTAssertGreaterThan(blocks.count, 6)
        for block in blocks {
            let name = try XCTUnwrap(block.file, "a block that is no file: \(block.text)")
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(block.text.utf8).write(to: file)
            let module = folder.appending(path: "Forecast.swiftmodule").path
            if name.hasPrefix("Sources/") {
                if !sources.contains(file.path) { sources.append(file.path) }
                let emit = [
                    "-emit-module", "-module-name", "Forecast", "-emit-module-path", module, "-parse-as-library",
                ]
                try Self.assertAccepted(compiler.run(emit + sources), after: name)
            } else {
                specs.append(file.path)
            }
            if !specs.isEmpty {
                try Self.assertAccepted(compiler.run(["-typecheck", "-I", folder.path] + specs), after: name)
            }
        }
    }

    private static func assertAccepted(_ result: (isCorrect: Bool, log: String), after step: String) {
        XCTAssertTrue(result.isCorrect && !result.log.contains("warning:"), "\(step): \(result.log)")
    }
}
