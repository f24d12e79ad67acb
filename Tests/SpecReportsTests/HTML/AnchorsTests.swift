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

    func testNamesThatLookLikeNumberedOnesAreApart() {
        var anchors = Anchors()
        let names = ["a 2", "a", "a", "a 2", "a 2 2", "a", "b", "a"]
        let all = names.map { anchors.anchor(ofGroup: [$0]) }
        XCTAssertEqual(all, ["g-a-2", "g-a", "g-a-2-2", "g-a-2-3", "g-a-2-2-2", "g-a-3", "g-b", "g-a-4"])
        for _ in 0..<1_000 { _ = anchors.anchor(ofGroup: ["c"]) }
        XCTAssertEqual(anchors.anchor(ofGroup: ["c"]), "g-c-1001")
    }

    func testWhatStandsInAnAnchor() {
        var anchors = Anchors()
        XCTAssertEqual(anchors.anchor(ofGroup: ["  A -- b!? ", "", "--", "C3"]), "g-a-b--c3")
        XCTAssertEqual(anchors.anchor(ofGroup: []), "g-")
        XCTAssertEqual(anchors.anchor(ofGroup: ["٣ ½"]), "g-٣-½")
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
