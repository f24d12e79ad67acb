import XCTest

@testable import SpecRunner

/// However the runner ends, it leaves nothing in the temporary folder.
final class TemporaryFolderTests: RunnerProcessTestCase {
    func testNothingIsLeftBehind() throws {
        let results = try runner.runAtOnce(
            ("Green", []),
            ("Green", ["--jobs", "2"]),
            ("Green", ["--list"]),
            ("Green,Ownerless", ["--format", "dots", "--repeat", "2"]),
            ("Green", ["--filter", "no such name"]),
            ("Exiting", []),
            ("Crashing", []),
            ("Green", ["bisect"])
        )
        XCTAssertEqual(results.map(\.status), [0, 0, 0, 0, 3, 1, 2, 0])
        XCTAssertEqual(runner.leftFiles, [])
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

    func testAFolderThatIsGoneIsMadeAnew() throws {
        let first = try TemporaryFile("events").path
        try FileManager.default.removeItem(atPath: (first as NSString).deletingLastPathComponent)
        let second = try TemporaryFile("events")
        XCTAssertTrue(FileManager.default.fileExists(atPath: second.path))
    }
}
