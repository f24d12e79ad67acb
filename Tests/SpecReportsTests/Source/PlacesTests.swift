import SpecEvents
import XCTest

@testable import SpecReports

final class PlacesTests: XCTestCase {
    func testThePathsInAMessage() {
        let text = "thrown at /p/a/B.swift:3\nand /p/C.swift, not /pq/D.swift"
        XCTAssertEqual(Places(baseFolder: "/p").shortened(text), "thrown at a/B.swift:3\nand C.swift, not /pq/D.swift")
        XCTAssertEqual(Places(baseFolder: "").shortened(text), text)
    }

    func testPathsAreWrittenFromTheFolderOn() {
        let places = Places(baseFolder: "/work/app")
        XCTAssertEqual(places.short("/work/app/Specs/A.swift"), "Specs/A.swift")
        XCTAssertEqual(places.short("/work/apple/A.swift"), "/work/apple/A.swift")
        XCTAssertEqual(places.short("/work/app"), "/work/app")
        XCTAssertEqual(places.short("A.swift"), "A.swift")
        XCTAssertEqual(places.text(CodeLocation(file: "/work/app/A.swift", line: 3)), "A.swift:3")
    }

    func testAnEmptyFolderShortensNothing() {
        XCTAssertEqual(Places(baseFolder: "").short("/A.swift"), "/A.swift")
        XCTAssertEqual(Places(baseFolder: "").text(CodeLocation(file: "/A.swift", line: 3)), "/A.swift:3")
    }
}
