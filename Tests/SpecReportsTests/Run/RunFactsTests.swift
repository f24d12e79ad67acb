import SpecEvents
import XCTest

@testable import SpecReports

final class RunFactsTests: XCTestCase {
    func testWhatIsKnownStandsInTwoLines() throws {
        var facts = RunFacts()
        XCTAssertEqual(facts.lines(.english), [])
        facts.commit = "abc1234"
        facts.branch = "main"
        facts.versions = ["Swift 6.2"]
        facts.command = "swift run specs --html a"
        XCTAssertEqual(facts.lines(.english), ["branch main · commit abc1234 · Swift 6.2", "swift run specs --html a"])
        facts.commit = "abc1234-dirty"
        facts.date = Date(timeIntervalSince1970: 1_000_000_000)
        let line = try XCTUnwrap(facts.lines(.russian).first)
        XCTAssertTrue(line.contains("сентября 2001"), line)
        XCTAssertTrue(line.hasSuffix(" · ветка main · коммит abc1234 с изменениями после него · Swift 6.2"), line)
    }

    func testCaptionsSayWhatWasHappening() {
        let captions: [(name: String, during: String?, after: String?, caption: String)] = [
            ("page", nil, nil, "page"), ("page", "log in", nil, "page, во время шага «log in»"),
            ("page", nil, "log in", "page, после шага «log in»"), ("page", "afterEach", nil, "page"),
            ("the screen", "beforeEach", nil, "экран, перед примером"),
            ("the screen", "justAfterEach", nil, "экран, после примера"), ("the screen", nil, nil, "экран"),
        ]
        for (name, during, after, caption) in captions {
            var attachment = ExampleAttachment(name: name, mediaType: "a/b", content: Data())
            (attachment.during, attachment.after) = (during, after)
            XCTAssertEqual(attachment.caption(.russian), caption)
        }
    }
}
