import SpecEvents
import SpecReports
import XCTest

@testable import SpecRunner

final class OrderedReporterTests: XCTestCase {
    func testResultsComeInTheOrderOfTheList() {
        let examples = ["a", "b", "c"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        let recorder = Recorder()
        let ordered = OrderedReporter(examples, recorder)
        func finish(_ index: Int) {
            ordered.report(.exampleFinished(examples[index], ExampleResult(status: .passed, duration: 0)))
        }
        finish(1)
        XCTAssertEqual(recorder.ended, [])
        finish(0)
        XCTAssertEqual(recorder.ended, ["a", "b"])
        ordered.finish(Summary())
        XCTAssertEqual(recorder.ended, ["a", "b"])
    }

    func testRoomForOtherTextIsMadeAtOnce() {
        final class Spy: Reporter {
            var count = 0
            func clearLine() { count += 1 }
        }
        let spy = Spy()
        OrderedReporter([], spy).clearLine()
        XCTAssertEqual(spy.count, 1)
    }

    func testTheRunIsNotOverBeforeItsLastResult() {
        let examples = ["a", "b"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        let recorder = Recorder()
        let ordered = OrderedReporter(examples, recorder)
        ordered.report(.exampleFinished(examples[1], ExampleResult(status: .passed, duration: 0)))
        ordered.report(.runFinished)
        XCTAssertEqual(recorder.ended, ["b"])
    }

    func testWhatWaitedForOneThatNeverCameIsHandedOnAtTheEnd() {
        let examples = ["a", "b", "c"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        let recorder = Recorder()
        let ordered = OrderedReporter(examples, recorder)
        for index in [2, 1] {
            ordered.report(.exampleFinished(examples[index], ExampleResult(status: .passed, duration: 0)))
        }
        ordered.finish(Summary())
        XCTAssertEqual(recorder.ended, ["b", "c"])
    }
}

extension Recorder {
    /// The identifiers of the examples, in the order in which the examples ended.
    fileprivate var ended: [String] {
        events.compactMap { if case .exampleFinished(let example, _) = $0 { example.identifier } else { nil } }
    }
}
