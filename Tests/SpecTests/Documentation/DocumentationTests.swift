import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Promises
@testable import Spec

/// Checks that every Swift block in the guide is compiled in this folder, in the file for its page, and that its examples run.
final class DocumentationTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = folder.appending(path: "../../..").standardized
    private static let readme = root.appending(path: "README.md")
    private static let catalog = root.appending(path: "Sources/Spec/Spec.docc")

    // MARK: The blocks

    func testEveryBlockIsCompiledHere() throws {
        // `Scripts/new-user` compiles the first spec's manifest from the README. `TutorialTests` compiles blocks that are files.
        let readme = try CompiledSnippets([Self.readme])
        var count = 0
        for page in try MarkdownPage.pages(of: Self.catalog) {
            let blocks = page.blocks(of: "swift").filter { $0.file == nil && !readme.have($0) }
            guard !blocks.isEmpty else { continue }
            let compiled = try CompiledSnippets([Self.folder.appending(path: "\(page.name)Snippets.swift")])
            blocks.forEach { compiled.assertHave($0) }
            count += blocks.count
        }
        XCTAssertGreaterThan(count, 40)
    }

    func testEveryPageIsOnTheLandingPageAndNoLinkOfTheReadmeLeadsNowhere() throws {
        let landing = try Self.page("Spec").text
        for page in try MarkdownPage.pages(of: Self.catalog).map(\.name) where page != "Spec" {
            XCTAssertTrue(landing.contains("- <doc:\(page)>"), page)
        }
        let readme = try MarkdownPage(Self.readme)
        for link in readme.text.matches(of: /\]\(([^):#]+)\)/).map({ String($0.1) }) {
            let target = Self.root.appending(path: link).path
            XCTAssertTrue(FileManager.default.fileExists(atPath: target), link)
        }
    }

    // MARK: The examples

    func testTheExamplesPass() {
        let classes: [SpecCase.Type] = [
            GreetingSpec.self, AsyncSnippets.self, TablesSnippets.self,
            WritingPromisesSnippets.self,
            SharingExamplesSnippets.self, StepsAndAttachmentsSnippets.self, OrderingAndSelectingSnippets.self,
            DoublesSnippets.self,
            HooksForAllSnippets.StoreSpec.self, ContinuousIntegrationSnippets.self, XCTestInterplaySnippets.self,
            LedgerSpec.self,
            MovingFromQuickSnippets.DolphinSpec.self, MovingFromQuickSnippets.PitfallsSpec.self,
            MovingFromQuickSnippets.ScreenSpec.self,
        ]
        for type in classes + [classWithTestMethod()] {
            let inner = runInner(type)
            XCTAssertEqual(inner.messages, [], "\(type)")
            XCTAssertFalse(inner.statuses.isEmpty, "\(type)")
        }
    }

    func testHooksRunInTheOrderOfThePages() throws {
        RunPathsAndIsolationSnippets.notes = []
        XCTAssertEqual(runInner(RunPathsAndIsolationSnippets.self).messages, [])
        try Self.assertListed(RunPathsAndIsolationSnippets.notes, on: "RunPathsAndIsolation")
        OrderedGroupsSnippets.notes = []
        XCTAssertEqual(runInner(OrderedGroupsSnippets.self).messages, [])
        try Self.assertListed(OrderedGroupsSnippets.notes, on: "OrderedGroups")
        LedgerLog.notes = []
        XCTAssertEqual(runInner([LedgerSpec.self]).messages, [])
        try Self.assertListed(LedgerLog.notes, on: "XCTestInterplay")
    }

    func testAsyncFixturesRunWhereTheTargetUsesThem() {
        onMain { XCTAssertEqual(runInner([AccountSpec.self]).messages, []) }
    }

    func testWhatThePageOnRunPathsSaysToFailDoes() {
        RunPathsAndIsolationMistakes.notes = []
        let inner = runInner(RunPathsAndIsolationMistakes.self)
        XCTAssertEqual(inner.statuses, [.failed, .failed])
        XCTAssertEqual(inner.messages.first, #"beforeEach threw FileError.notFound("missing.txt")"#)
        XCTAssertEqual(RunPathsAndIsolationMistakes.notes, ["afterEach"])
        XCTAssertEqual(inner.messages.last?.prefix { $0 != "\n" }, "the declarations changed after the spec was listed")
    }

    func testTraitsDoWhatThePageSays() {
        TraitsSnippets.attempts = 0
        let inner = runInner(TraitsSnippets.self)
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(
            inner.results.compactMap(\.reason),
            [
                "pending: not yet written", "pending: until there is a disk", "pending",
                "disabled: needs a network", "needs a network", "the server rounds down",
            ]
        )
        XCTAssertEqual(inner.results.filter(\.isFlaky).count, 1)
    }

    func testFocusDoesWhatThePageSays() throws {
        try XCTSkipIf(ProcessRequest.current.isOnCI, "there is no focus on CI")
        onMain { XCTAssertEqual(runInner(FocusSnippets.self).statuses, [.passed, .skipped]) }
    }

    func testTheConfigurationsHold() {
        let inner = runInner([HooksForAllSnippets.FeatureSpec.self]) { $0.add(HooksForAllSnippets.Defaults.self) }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(inner.statuses, [.passed])
        MovingFromQuickSnippets.Pool.visits = 0
        _ = runInner([GreetingSpec.self]) { $0.add(MovingFromQuickSnippets.ProjectConfiguration.self) }
        XCTAssertEqual(MovingFromQuickSnippets.Pool.visits, 1)
        XCTAssertTrue(MovingFromQuickSnippets.Pool.isFull)
    }

    func testTableNamesAreThoseOfThePage() throws {
        let page = try Self.page("Tables").text
        onMain {
            let inner = runInner(TablesSnippets.self)
            for (names, result) in zip(inner.names, inner.results) {
                guard let name = names.last, !name.hasPrefix("answers") else { continue }
                let line = result.reason.map { "- \(name) (\($0))\n" } ?? "✓ \(name)\n"
                XCTAssertTrue(page.contains(line), line)
            }
        }
    }

    // MARK: The mistakes

    /// One or more mistakes for each function in `Misuse`.
    private static let misuses: [String: [Misuse]] = {
        let place = Place(file: "ListSpec.swift", line: 3)
        let example = Declaration(kind: .it, name: "adds", place: place)
        let list = Declaration(kind: .describe, name: "a list", place: place)
        let file = Declaration(kind: .describe, name: "a file", place: place)
        let failure = RecordedFailure(message: "expected to equal 2, got 1", location: place.location)
        func hook(_ kind: HookKind) -> Hook { Hook(kind: kind, place: place, body: .sync {}) }
        func known(at time: String) -> Declaration { Declaration(kind: .it, name: "at \(time)", place: place) }
        return [
            "declaredInsideExample": [.declaredInsideExample("it", at: place)],
            "declaredOutsideSpec": [.declaredOutsideSpec("it", at: place)],
            "expectationInsideGroup": [.expectationInsideGroup(failure)],
            "outsideExample": [.outsideExample("attach", at: place)],
            "declaredInConfiguration": [.declaredInConfiguration(example)],
            "outsideOrderedGroup": [.outsideOrderedGroup(hook(.beforeAll)), .outsideOrderedGroup(hook(.afterAll))],
            "repeatedInOrderedGroup": [.repeatedInOrderedGroup(at: place.location)],
            "orderedExample": [.orderedExample(example)],
            "aroundEachRanExample": [
                .aroundEachRanExample(times: 0, at: place), .aroundEachRanExample(times: 2, at: place),
            ],
            "emptyTable": [.emptyTable(example)],
            "missingTable": [
                .missingTable("Discuonts", in: "Promises.md", count: 0, known: ["Discounts"], at: place),
                .missingTable("Discounts", in: "Promises.md", count: 2, known: ["Discounts", "Discounts"], at: place),
                .missingTable("Discounts", in: "Promise.md", count: 0, known: nil, at: place),
            ],
            "hiddenRows": [
                .hiddenRows("the comment that begins here has no end: close it with -->", in: "Promises.md", at: place)
            ],
            "wrongCells": [.wrongCells(["30"], of: "Discounts", ["Int", "Double"], at: place)],
            "unreadableCell": [.unreadableCell("thirty", column: "age", "Int", at: place)],
            "unknownSharedExamples": [.unknownSharedExamples("a lsit", known: ["a list", "a set"], at: place)],
            "wrongContext": [.wrongContext("a list", wants: [Int].self, given: String.self, at: place)],
            "groupThrew": [.groupThrew(file, NotFound.notFound)],
            "endlessGroups": [.endlessGroups(file, depth: 50)],
            "treeChanged": [.treeChanged(in: list, step: 1, listed: known(at: "12:00"), met: known(at: "12:01"))],
            "hooksChanged": [.hooksChanged(in: list, listed: 2, met: 1)],
            "noExamples": [.noExamples(in: "ListSpec", at: nil)],
            "knownIssuePasses": [.knownIssuePasses(at: nil)],
            "expectsNothing": [.expectsNothing(at: nil)],
            "focusOnCI": [.focusOnCI(at: place.location)],
            "lateFailure": [.lateFailure(failure, of: "a list › sorts")],
            "earlierExamplesNotRun": [.earlierExamplesNotRun(at: nil)],
            "configurationOutsideSpec": [.configurationOutsideSpec("Defaults", at: place)],
            "lateTeardownBlock": [.lateTeardownBlock(of: "LedgerSpec.a list › sorts")],
            "genericClass": [.genericClass("ListSpec", in: "ListSpecs")],
            "classesNotFound": [.classesNotFound()],
            "neverRun": [.neverRun("ListSpec", count: 3)],
            "missedExploration": [.missedExploration("2/2:1", number: 2, of: 1, at: nil)],
            "lateSkip": [.lateSkip("no network", at: nil)],
            "examplesNotRun": [.examplesNotRun(1)],
            "nothingSelected": [.nothingSelected(by: "the filter /shows 5/")],
            "unknownExample": [.unknownExample("CalculatorSpecs.CalculatorSpec/drawn at 7")],
            "badEnvironment": [.badEnvironment("SPEC_TAGS", "slow and", "ends where a tag should be")],
        ]
    }()

    func testThePageOfMistakesHasThemAllInTheirWords() throws {
        let page = try Self.page("Mistakes")
        let messages = page.blocks(of: "text").map { $0.text.trimmingCharacters(in: .newlines) }
        for misuse in Self.misuses.values.joined() {
            XCTAssertTrue(messages.contains(misuse.failure.message), misuse.failure.message)
        }
        let files = try ["Sources/Spec/Mistakes", "Sources/Promises"].flatMap { folder in
            let folder = Self.root.appending(path: folder)
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }
        let source = try files.filter { $0.pathExtension == "swift" }.map(Self.text).joined()
        let all = source.matches(of: /static func (\w+)\([^{]*-> Misuse/).map { String($0.1) }
        XCTAssertEqual(Set(all), Set(Self.misuses.keys))
    }

    private enum NotFound: Error { case notFound }

    // MARK: Reading

    private static func page(_ name: String) throws -> MarkdownPage {
        try XCTUnwrap(MarkdownPage.pages(of: catalog).first { $0.name == name })
    }

    private static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private static func assertListed(_ notes: [String], on name: String, line: UInt = #line) throws {
        let listings = try page(name).blocks(of: "text").map(\.text)
        XCTAssertTrue(listings.contains(notes.joined(separator: "\n") + "\n"), "\(notes)", line: line)
    }
}
