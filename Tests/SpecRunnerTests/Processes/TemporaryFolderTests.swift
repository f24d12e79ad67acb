import Foundation
import XCTest

@testable import SpecRunner

/// What the runner leaves in the temporary folder: nothing, whichever way it ends.
final class TemporaryFolderTests: RunnerProcessTestCase {
    func testNothingIsLeftBehind() throws {
        for (suites, arguments, status) in [
            ("Green", [], 0),
            ("Green", ["--jobs", "2"], 0),
            ("Green", ["--list"], 0),
            ("Green,Ownerless", ["--format", "dots", "--repeat", "2"], 0),
            ("Green", ["--filter", "no such name"], 3),
            ("Exiting", [], 1),
            ("Crashing", [], 2),
            ("Green", ["bisect"], 0),
        ] {
            try runner.start(suites, arguments)
            let result = runner.result()
            XCTAssertEqual(result.status, Int32(status), result.errors)
            XCTAssertEqual(runner.leftFiles, [], "\(suites) \(arguments)")
        }
    }

    func testAFileGoesWithTheObjectThatMadeIt() throws {
        func path<Maker: AnyObject>(_ maker: Maker, _ path: (Maker) -> String) -> String {
            withExtendedLifetime(maker) {
                XCTAssertTrue(FileManager.default.fileExists(atPath: path(maker)), path(maker))
                return path(maker)
            }
        }
        let paths = [path(try TemporaryFile("events"), \.path), path(try TemporaryFile("selection", "A.B/c"), \.path)]
        XCTAssertEqual(paths.filter { FileManager.default.fileExists(atPath: $0) }, [])
    }
}
