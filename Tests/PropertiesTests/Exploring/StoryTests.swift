import Expect
import ScreenElements
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

@testable import Properties
@testable import Spec

/// A screen element for these tests.
@MainActor private final class Element: ScreenElement {
    let elementType: ElementType
    let identifier: String
    var label = ""
    var value: String?
    var isEnabled = true
    var isHidden = false
    var frame: CGRect?
    var exposure = ElementExposure.container
    var coversWhatIsBelow = false
    var elements: [Element] = []
    var action: @MainActor () throws -> Void = {}

    init(_ elementType: ElementType, _ identifier: String = "", _ elements: [Element] = []) {
        (self.elementType, self.identifier, self.elements) = (elementType, identifier, elements)
    }

    var children: [any ScreenElement] { elements }

    func tap() throws { try action() }
    func typeText(_ text: String) throws { value = (value ?? "") + text }
}

/// A form that sends the typed text. With its bug, it can be sent again while it is being sent.
@MainActor private final class Form {
    private let time: VirtualTime
    private let field = Element(.textField, "name")
    private let button = Element(.button, "send")
    private let server: @MainActor () -> Bool
    private(set) var sending = 0
    private(set) var failures = 0

    lazy var window = Element(.window, "", [field, button])

    init(hasBug: Bool, _ time: VirtualTime, server: @escaping @MainActor () -> Bool = { true }) {
        (self.time, self.server) = (time, server)
        button.action = { [unowned self] in
            guard field.value?.isEmpty == false else { return }
            if !hasBug { button.isEnabled = false }
            Task { try await self.send() }
        }
    }

    private func send() async throws {
        sending += 1
        let isAccepted = server()
        try await time.clock.sleep(for: .seconds(2))
        sending -= 1
        if !isAccepted { failures += 1 }
        button.isEnabled = true
    }
}

final class StoryTests: XCTestCase {
    @MainActor private static func results(hasBug: Bool, seed: UInt64 = 1) -> [ExampleResult] {
        runInner(seed: seed) {
            it("is sent once at a time", .cases(50), forAll: .story(steps: 0...12)) { story in
                let time = VirtualTime()
                let form = Form(hasBug: hasBug, time)
                try await story.explore(form.window, time: time, texts: .string(of: "ab", count: 1...3)) {
                    expect(form.sending) <= 1
                }
            }
        }
    }

    func testAFailureIsShrunkToTheShortestStoryAndToldAsCode() {
        onMain {
            XCTAssertEqual(Self.results(hasBug: false).messages, [])
            let story = """
                smallest failing case: 
                    tester().usingIdentifier("name").enterText("a")
                    tester().usingIdentifier("send").tap()
                    tester().usingIdentifier("send").tap()
                """
            let ends = (1...10).map { Self.results(hasBug: true, seed: $0).messages.first ?? "" }
            XCTAssertGreaterThanOrEqual(ends.filter { $0.contains(story + "\n") }.count, 9, ends[0])
            XCTAssertFalse(ends[0].contains("as a row of a table"))
        }
    }

    func testWhatHappensOutsideIsDrawnAndPartOfTheStory() {
        let results = runInner {
            it("never fails", .cases(50), forAll: .story(steps: 0...12)) { story in
                let time = VirtualTime()
                let form = Form(hasBug: false, time) { !story.draw("the server fails", .bool) }
                try await story.explore(form.window, time: time, texts: .constant("a")) {
                    expect(form.failures) == 0
                }
            }
        }
        let message = results.messages.first ?? ""
        assertContains(
            message,
            """
                tester().usingIdentifier("name").enterText("a")
                tester().usingIdentifier("send").tap()
                // the server fails: true
                time.advance(by: .seconds(2))
            """
        )
    }

    func testTheSameSeedTellsTheSameStory() {
        onMain {
            let first = Self.results(hasBug: true, seed: 3).messages
            try? repeatedly(3, orAtLength: 1_000) {
                XCTAssertEqual(Self.results(hasBug: true, seed: 3).messages, first)
            }
        }
    }

    /// Compares not only the outcome, but also each step, its time, and the order in which tasks send and get answers.
    func testAnExplorationWithTasksTimeAndFaultsIsTheSameEachTime() throws {
        try onMain {
            @MainActor func explore() -> [String] {
                let journal = Journal()
                let results = runInner(seed: 12) {
                    it("is sent", .cases(4), forAll: .story(steps: 3...12)) { story in
                        let time = VirtualTime()
                        let form = Form(hasBug: true, time) {
                            journal.write("sent at \(time.elapsed)")
                            return story.draw("the server accepts", .bool)
                        }
                        try await story.explore(form.window, time: time, texts: .string(count: 1...3)) {
                            journal.write("\(time.elapsed): \(form.sending) sent, \(form.failures) refused")
                            expect(form.sending) >= 0
                        }
                        journal.write(story.description)
                    }
                }
                return journal.entries + results.messages
            }
            let first = explore()
            XCTAssertTrue(first.contains { $0.contains("the server accepts: false") }, "\(first)")
            XCTAssertTrue(first.contains { $0.hasPrefix("sent at ") && !$0.hasSuffix(" 0.0 seconds") }, "\(first)")
            try repeatedly(3, orAtLength: 10_000) { XCTAssertEqual(explore(), first) }
        }
    }

    // MARK: What can be done

    @MainActor private static func codes(_ root: Element, leavingOut: Set<String> = []) -> [String] {
        StoryAction.all(in: root, hasTime: false, leavingOut: leavingOut).map { action in
            switch action {
            case .tap(_, let code): "tap \(code())"
            case .type(_, let code): "type \(code())"
            case .wait: "wait"
            }
        }
    }

    func testWhatCannotBeSeenOrUsedIsLeftOut() {
        onMain {
            let names = ["hidden", "disabled", "flat", "quit", "inside", "below", "shown"]
            let buttons = Dictionary(uniqueKeysWithValues: names.map { ($0, Element(.button, $0)) })
            @MainActor func button(_ name: String) -> Element { buttons[name] ?? Element(.other) }
            button("hidden").isHidden = true
            button("disabled").isEnabled = false
            button("flat").frame = CGRect(x: 0, y: 0, width: 5, height: 0)
            let cell = Element(.cell, "cell", [button("inside")])
            cell.exposure = .standsForChildren
            let layout = Element(
                .button,
                "layout",
                [button("shown"), button("hidden"), button("disabled"), button("flat")]
            )
            layout.exposure = .childrenOnly
            let sheet = Element(
                .sheet,
                "",
                [layout, cell, button("quit"), Element(.staticText, "text"), Element(.textField, "field")]
            )
            sheet.coversWhatIsBelow = true
            let window = Element(.window, "", [button("below"), sheet])
            assertList(
                Self.codes(window, leavingOut: ["quit"]),
                "tap tester().usingIdentifier(\"shown\")",
                "tap tester().usingIdentifier(\"cell\")",
                "type tester().usingIdentifier(\"field\")"
            )
            sheet.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
            button("below").frame = CGRect(x: 0, y: 1, width: 10, height: 1)
            XCTAssertEqual(Self.codes(window).first, "tap tester().usingIdentifier(\"below\")")
            let overlay = Element(.other, "", [sheet])
            overlay.exposure = .childrenOnly
            sheet.frame = nil
            XCTAssertFalse(
                Self.codes(Element(.window, "", [button("below"), overlay])).contains { $0.contains("below") }
            )
            sheet.isHidden = true
            XCTAssertEqual(Self.codes(window), ["tap tester().usingIdentifier(\"below\")"])
        }
    }

    func testAnElementWithoutAnIdentifierIsNamedByItsTypeAndLabel() {
        onMain {
            let button = Element(.button)
            XCTAssertEqual(Self.codes(button), ["tap tester().usingType(.button)"])
            button.label = "OK"
            XCTAssertEqual(Self.codes(button), ["tap tester().usingType(.button).usingLabel(\"OK\")"])
        }
    }

    /// A search fails if several elements match it, including elements that cannot be tapped.
    func testElementsThatAreAlikeAreToldApartByTheirPlaces() {
        onMain {
            let disabled = Element(.button, "delete")
            disabled.isEnabled = false
            let labelled = Element(.button)
            labelled.label = "OK"
            let window = Element(.window, "", [disabled, Element(.cell, "delete"), labelled, Element(.button)])
            assertList(
                Self.codes(window),
                "tap tester().usingIdentifier(\"delete\").usingIndex(1)",
                "tap tester().usingType(.button).usingLabel(\"OK\")",
                "tap tester().usingType(.button).usingIndex(2)"
            )
        }
    }

    func testAnApplicationThatTicksForEverIsExplored() {
        let results = runInner {
            it("ticks", .cases(5), forAll: .story(steps: 3...5)) { story in
                let time = VirtualTime()
                let window = Element(.window, "", [Element(.button, "start")])
                window.elements[0].action = {
                    Task { while true { try await time.clock.sleep(for: .seconds(1)) } }
                }
                try await story.explore(window, time: time) { expect(window.elements.count) == 1 }
            }
        }
        XCTAssertEqual(results.messages, [])
        XCTAssertEqual(results.map(\.status), [.passed])
    }

    func testAStoryWithNothingToDoEnds() {
        onMain {
            var checks = 0
            let results = runInner {
                it("does nothing", .cases(3), forAll: .story(steps: 2...5)) { story in
                    try await story.explore(Element(.window)) { checks += 1 }
                    XCTAssertEqual(story.description, "nothing is done")
                }
            }
            XCTAssertEqual(results.messages, [])
            XCTAssertEqual(checks, 3)
        }
    }
}
