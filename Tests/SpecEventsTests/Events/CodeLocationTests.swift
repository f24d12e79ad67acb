import SpecEvents
import XCTest

final class CodeLocationTests: XCTestCase {
    func testItReadsAsCompilersWriteIt() {
        XCTAssertEqual(CodeLocation(file: "Specs/FooSpec.swift", line: 12).description, "Specs/FooSpec.swift:12")
    }

    func testItTakesWhatTheCompilerGives() {
        let location = CodeLocation(file: "/p/A.swift" as StaticString, line: 7 as UInt)
        XCTAssertEqual(location, CodeLocation(file: "/p/A.swift", line: 7))
        XCTAssertEqual(CodeLocation(file: "/p/A.swift" as StaticString, line: UInt.max).line, .max)
    }
}
