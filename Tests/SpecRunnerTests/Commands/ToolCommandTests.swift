import XCTest

@testable import SpecRunner

final class ToolCommandTests: XCTestCase {
    func testSwiftPMBuildsAndRunsTheExecutableOfTheCommand() {
        let table = [
            (["Sources", "--sample", "3"], ["swift", "run", "--quiet", "specs-mutate", "Sources", "--sample", "3"]),
            (
                ["--package-path", "/p"],
                ["swift", "run", "--quiet", "--package-path", "/p", "specs-mutate", "--package-path", "/p"]
            ),
            (["--package-path"], ["swift", "run", "--quiet", "specs-mutate", "--package-path"]),
        ]
        for (arguments, words) in table { XCTAssertEqual(ToolCommand.named("mutate", arguments)?.words, words) }
    }

    func testACommandThatIsAnExecutableOfItsOwnIsBuiltByItsName() throws {
        XCTAssertEqual(
            ToolCommand.named("lsp", ["--install", "zed"])?.words,
            ["swift", "run", "--quiet", "-c", "release", "specs-lsp", "--install", "zed"]
        )
        for words in [["--package-path", "P"], ["--package-path=P"]] {
            XCTAssertEqual(
                ToolCommand.named("mutate", ["--changed", "main"] + words)?.words,
                ["swift", "run", "--quiet", "--package-path", "P", "specs-mutate", "--changed", "main"] + words
            )
        }
        XCTAssertNil(OptionParser.packagePath(in: ["--package-path"]))
        XCTAssertNil(ToolCommand.named("report", []))
        XCTAssertNil(ToolCommand.named(nil, []))
    }
}
