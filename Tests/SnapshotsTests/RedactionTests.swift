import XCTest

@testable import Snapshots

final class RedactionTests: XCTestCase {
    func testWhatChangesFromRunToRunIsNumbered() {
        let id = "2B9C1A4E-1111-4222-8333-ABCDEF012345"
        let table = [
            ("at 2026-11-23T07:55:04Z", "at <date 1>"), ("2026-11-23 07:55:04 +0000.", "<date 1>."),
            ("2026-11-23T07:55:04.123+02:00|2026-11-23", "<date 1>|<date 2>"), ("2026-11-23T07:55", "<date 1>"),
            ("2026-11-23, 2026-11-24, 2026-11-23", "<date 1>, <date 2>, <date 1>"),
            (
                "2026-11-231 12026-11-23 2026-91-23 2026-11-93 v2026-11-23",
                "2026-11-231 12026-11-23 2026-91-23 2026-11-93 v2026-11-23"
            ),
            ("\(id) \(id.lowercased()) \(id)0", "<UUID 1> <UUID 1> \(id)0"),
            ("Foo: 0x00007ffee3b0 0x600003D8c0c0", "Foo: <address 1> <address 2>"),
            ("0xFFFFFF 0x1234567 x0x00007ffee3b0", "0xFFFFFF 0x1234567 x0x00007ffee3b0"),
            ("open /tmp/a-1/b.txt: no", "open <temporary path 1>: no"),
            ("file:///tmp/a?status=ok|x=ok", "file://<temporary path 1>?status=ok|x=ok"),
            ("\"/private/var/folders/x/y\"", "\"<temporary path 1>\""),
            ("/var/folders/a. /tmp/A /tmp/a", "<temporary path 1>. <temporary path 2> <temporary path 3>"),
            ("/home/tmp/a /tmpa", "/home/tmp/a /tmpa"), ("", ""), ("é 2026-11-23 é", "é <date 1> é"), ("0x", "0x"),
            ("12", "12"),
        ]
        for (text, expected) in table { XCTAssertEqual(Redaction.text(text, Set(Redaction.kinds)), expected, text) }
    }
}
