import SpecEvents
import TestSupport
import XCTest

@testable import SpecReports

final class PathsTests: SharedTestCase {
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
