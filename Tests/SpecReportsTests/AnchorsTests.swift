import XCTest

@testable import SpecReports

final class AnchorsTests: XCTestCase {
    func testAGroupIsFoundByItsNames() {
        var anchors = Anchors()
        XCTAssertEqual(anchors.anchor(ofGroup: ["Facts screen", "after a tap!"]), "g-facts-screen--after-a-tap")
        XCTAssertEqual(anchors.anchor(ofGroup: ["Даты", "«вчера» 2"]), "g-даты--вчера-2")
        XCTAssertEqual(anchors.anchor(ofGroup: ["🎉"]), "g-")
    }

    func testEachIsAnother() {
        var anchors = Anchors()
        XCTAssertEqual(
            (1...3).map { _ in anchors.anchor(ofGroup: ["a"]) } + [anchors.anchor(ofGroup: ["a 2"])],
            ["g-a", "g-a-2", "g-a-3", "g-a-2-2"]
        )
        let codes = (0..<20_000).map { anchors.anchor(ofExample: "M.C/example \($0)") }
        XCTAssertEqual(Set(codes).count, codes.count)
    }

    func testTheyDoNotChange() {
        var anchors = Anchors()
        XCTAssertEqual(anchors.anchor(ofExample: "M.C/shows a button"), "ebi7hgxr3")
    }

    func testLinksAreASCII() {
        XCTAssertEqual(Anchors.link(to: "g-a"), "#g-a")
        XCTAssertEqual(Anchors.link(to: "g-да"), "#g-%D0%B4%D0%B0")
    }
}
