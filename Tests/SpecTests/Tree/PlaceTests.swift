import XCTest

@testable import Spec

final class PlaceTests: XCTestCase {
    func testPlacesAreEqualByFileAndLine() {
        XCTAssertEqual(Place(file: "A.swift", line: 3), Place(file: "A.swift", line: 3))
        XCTAssertNotEqual(Place(file: "A.swift", line: 3), Place(file: "A.swift", line: 4))
        XCTAssertNotEqual(Place(file: "A.swift", line: 3), Place(file: "B.swift", line: 3))
    }

    /// Two modules may each contain a copy of the same file name, for example if a function is inlined.
    func testFilesAreEqualByTheirText() {
        let text = Array("A.swift".utf8) + [0]
        text.withUnsafeBufferPointer { bytes in
            let other = StaticString(
                _builtinStringLiteral: UnsafeRawPointer(bytes.baseAddress!)._rawValue,
                utf8CodeUnitCount: 7._builtinWordValue,
                isASCII: true._value
            )
            XCTAssertEqual(Place(file: "A.swift", line: 3), Place(file: other, line: 3))
        }
    }
}
