import XCTest

@testable import SpecRunner

/// The questions that SwiftPM is asked only once.
final class PackageAnswersTests: RunnerProcessTestCase {
    private func tool() throws -> Tool {
        let manifest = #"{"name": "A", "dependencies": [], "products": [], "targets": []}"#
        let environment = try runner.environment(swift: "echo asked >> '\(runner.file("asked"))'; echo '\(manifest)'")
        return Tool(environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }, limit: .seconds(20))
    }

    func testThePackageIsReadAgainIfItsManifestHasChanged() throws {
        let (answers, tool) = (PackageAnswers(packageRoot: runner.folder.path), try tool())
        for (hasChanged, count) in [(false, 1), (false, 1), (true, 2)] {
            if hasChanged { answers.forget() }
            XCTAssertEqual(try answers.package(tool).name, "A")
            XCTAssertEqual(runner.text("asked").split(separator: "\n").count, count)
        }
    }

    func testAFolderIsKnownForTheOptionsOfTheBuild() throws {
        let answers = PackageAnswers(packageRoot: runner.folder.path)
        try Data().write(to: runner.folder.appending(path: "A-test-runner"))
        var questions: [[String]] = []
        for options in [["-c", "debug"], ["-c", "debug"], ["-c", "release"], ["-c", "debug"]] {
            let folder = answers.folder(builtWith: options) {
                questions.append(options)
                return runner.folder.path
            }
            XCTAssertEqual(folder, runner.folder.path)
        }
        XCTAssertEqual(questions, [["-c", "debug"], ["-c", "release"]])
    }
}
