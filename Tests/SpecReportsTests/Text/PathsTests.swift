import SpecEvents
import TestSupport
import XCTest

@testable import SpecReports

final class PathsTests: SharedTestCase {
    func testThePathsInAMessage() {
        let text = "thrown at /p/a/B.swift:3\nand /p/C.swift, not /pq/D.swift"
        XCTAssertEqual(Paths(baseFolder: "/p").shortened(text), "thrown at a/B.swift:3\nand C.swift, not /pq/D.swift")
        XCTAssertEqual(Paths(baseFolder: "").shortened(text), text)
    }

    func testPathsAreWrittenFromTheFolderOn() {
        let paths = Paths(baseFolder: "/work/app")
        XCTAssertEqual(paths.short("/work/app/Specs/A.swift"), "Specs/A.swift")
        XCTAssertEqual(paths.short("/work/apple/A.swift"), "/work/apple/A.swift")
        XCTAssertEqual(paths.short("/work/app"), "/work/app")
        XCTAssertEqual(paths.short("A.swift"), "A.swift")
        XCTAssertEqual(paths.text(CodeLocation(file: "/work/app/A.swift", line: 3)), "A.swift:3")
    }

    func testAnEmptyFolderShortensNothing() {
        XCTAssertEqual(Paths(baseFolder: "").short("/A.swift"), "/A.swift")
        XCTAssertEqual(Paths(baseFolder: "").text(CodeLocation(file: "/A.swift", line: 3)), "/A.swift:3")
    }
}
