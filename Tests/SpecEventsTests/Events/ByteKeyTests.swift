import TestSupport
import XCTest

@testable import SpecEvents

final class ByteKeyTests: SharedTestCase {
    func testKeysAreEqualIfTheirBytesAre() {
        let texts = ["", "a", "b", "ab", "a › b", "a › c", "\u{E9}", "e\u{301}", "a\0b", "a\0c"]
        for left in texts {
            for right in texts {
                let isSame = left.utf8.elementsEqual(right.utf8)
                XCTAssertEqual(ByteKey(left) == ByteKey(right), isSame, "\(left), \(right)")
            }
        }
        XCTAssertEqual("\u{E9}", "e\u{301}")
        XCTAssertEqual(Set(texts.map(ByteKey.init)).count, texts.count)
        XCTAssertEqual(Set(texts.map(ByteKey.init)).intersection([ByteKey("a › " + "b")]).map(\.text), ["a › b"])
    }
}
