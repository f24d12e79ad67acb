import XCTest

@testable import SpecEvents

/// The notes that other modules add to a failure.
final class FailureNotesTests: XCTestCase {
    /// An owner that keeps the failures recorded for it.
    private final class Owner: FailureOwner {
        private let kept = Lock<[RecordedFailure]>([])
        var failures: [RecordedFailure] { kept.withLock(\.self) }

        func record(_ failure: RecordedFailure) {
            kept.withLock { $0.append(failure) }
        }
    }

    /// A source that has a note for the failures of only one subject.
    private final class Source: FailureNoteSource {
        private let text: String
        private let subject: any FailureSubject

        init(_ text: String, for subject: any FailureSubject) {
            (self.text, self.subject) = (text, subject)
        }

        func note(forFailureOf subject: any FailureSubject) -> String? {
            subject === self.subject ? text : nil
        }
    }

    private final class Part: FailureSubject {}

    func testEachSourceIsAskedInTheOrderInWhichItWasAdded() throws {
        FailureNotes.noteNewTest()
        let subject = try XCTUnwrap(FailureNotes.subject)
        let sources = ["one", "two"].map { Source($0, for: subject) } + [Source("of another test", for: Part())]
        sources.forEach(FailureNotes.add)
        withExtendedLifetime(sources) {
            XCTAssertEqual(FailureNotes.notes(forFailureOf: nil), ["one", "two"])
        }
    }

    func testTheOwnerComesBeforeTheScope() {
        let owner = Owner()
        let part = Part()
        FailureNotes.$scope.withValue(part) {
            CurrentFailureOwner.$value.withValue(owner) {
                XCTAssertTrue(FailureNotes.subject === owner.subject)
                XCTAssertFalse(FailureNotes.subject === part)
            }
        }
    }

    func testANewTestIsAnotherSubject() {
        FailureNotes.noteNewTest()
        let first = FailureNotes.subject
        XCTAssertNotNil(first)
        XCTAssertTrue(FailureNotes.subject === first)
        FailureNotes.noteNewTest()
        XCTAssertFalse(FailureNotes.subject === first)
    }

    func testASourceIsAskedAsLongAsItLives() throws {
        FailureNotes.noteNewTest()
        let subject = try XCTUnwrap(FailureNotes.subject)
        var source: Source? = Source("here", for: subject)
        FailureNotes.add(try XCTUnwrap(source))
        XCTAssertEqual(FailureNotes.notes(forFailureOf: nil), ["here"])
        source = nil
        XCTAssertEqual(FailureNotes.notes(forFailureOf: nil), [])
    }

    func testAReportGoesToTheOwner() {
        let owner = Owner()
        let failure = RecordedFailure(message: "no", location: CodeLocation(file: "A.swift", line: 3))
        CurrentFailureOwner.$value.withValue(owner) { FailureReport.record(failure) }
        XCTAssertEqual(owner.failures, [failure])
    }

    func testAReportWithoutAnOwnerGoesToTheRunningExample() {
        let owner = Owner()
        FailureReport.runningExample.withLock { $0 = owner }
        defer { FailureReport.runningExample.withLock { $0 = nil } }
        let failure = RecordedFailure(message: "no", location: nil)
        FailureReport.record(failure)
        XCTAssertEqual(owner.failures, [failure])
    }

    func testAReportWithoutAnExampleGoesToWhoeverStandsInForIt() {
        let owner = Owner()
        let before = FailureReport.handlerWithoutOwner.withLock { slot in
            defer { slot = { owner.record($0) } }
            return slot
        }
        defer { FailureReport.handlerWithoutOwner.withLock { $0 = before } }
        let failure = RecordedFailure(message: "no", location: nil)
        FailureReport.record(failure)
        XCTAssertEqual(owner.failures, [failure])
    }
}
