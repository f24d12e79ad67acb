import Expect
import Snapshots
import Testing

@Suite struct SwiftTestingTests {
    @Test func comparesWithASnapshot() {
        expect("a test of Swift Testing").to(matchSnapshot())
        expect("inline").to(matchInlineSnapshot { "inline" })
    }
}
