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
}
