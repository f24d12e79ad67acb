import SpecEvents
import XCTest

@testable import SpecReports

final class HTMLSnapshotsTests: XCTestCase {
    private func use(expected: String?, actual: String?) -> SnapshotUse {
        let key = SnapshotKey(className: "M.C", example: "e", name: "n")
        var use = SnapshotUse(file: "/s/Snapshots/C.md", key: key)
        (use.expected, use.actual) = (expected, actual)
        return use
    }

    private func text(_ uses: [SnapshotUse], _ failures: [String]) -> String {
        let failures = failures.map { RecordedFailure(message: $0, location: nil) }
        var result = ExampleResult(status: failures.isEmpty ? .passed : .failed, duration: 0, failures: failures)
        result.snapshots = uses
        let source = SourceExcerpts(packageRoot: "/s")
        let places = Places(baseFolder: "/s", source: source)
        return HTMLSnapshots(result: result, places: places).text
    }

    func testExpectedActualAndDifferenceStandSideBySide() {
        let different = use(expected: "a\n<b>", actual: "a\nc")
        let message = "expected to match \(different.title), got another text\n    a\n  - <b>\n  + c\n  to accept it: x"
        let pane = "<figure style=\"margin:0;min-width:0\">\n<figcaption class=\"label\">"
        XCTAssertEqual(
            text([different, use(expected: nil, actual: nil)], [message]),
            """
            <p class="label">the snapshot “n” in Snapshots/C.md</p>
            <div class="snapshot" style="display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:.75rem">
            \(pane)Expected</figcaption>
            <pre class="attached" tabindex="0">a
            &lt;b&gt;</pre>
            </figure>
            \(pane)Actual</figcaption>
            <pre class="attached" tabindex="0">a
            c</pre>
            </figure>
            \(pane)Difference</figcaption>
            <pre class="attached" tabindex="0"><del>  - &lt;b&gt;</del>
            <ins>  + c</ins></pre>
            </figure>
            </div>

            """
        )
    }

    func testAMissingOneHasOnlyWhatIsThere() {
        let missing = use(expected: nil, actual: "a")
        let text = text([missing], ["expected to match \(missing.title), and there is none"])
        XCTAssertEqual(text.components(separatedBy: "<figcaption").count, 2)
        XCTAssertTrue(text.contains("Actual</figcaption>"))
        XCTAssertEqual(self.text([missing], []), "")
    }
}
