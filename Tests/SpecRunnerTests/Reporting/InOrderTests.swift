import SpecEvents
import SpecReports
import XCTest

@testable import SpecRunner

final class InOrderTests: XCTestCase {
    func testResultsComeInTheOrderOfTheList() {
        let examples = ["a", "b", "c"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        let recorder = Recorder()
        let inOrder = InOrder(examples, recorder)
        func finish(_ index: Int) {
            inOrder.report(.exampleFinished(examples[index], ExampleResult(status: .passed, duration: 0)))
        }
        finish(1)
        XCTAssertEqual(recorder.results.map(\.example.identifier), [])
        finish(0)
        XCTAssertEqual(recorder.results.map(\.example.identifier), ["a", "b"])
        inOrder.finish(Summary())
        XCTAssertEqual(recorder.results.map(\.example.identifier), ["a", "b"])
    }

    func testTheRunIsNotOverBeforeItsLastResult() {
        let examples = ["a", "b"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        let recorder = Recorder()
        let inOrder = InOrder(examples, recorder)
        inOrder.report(.exampleFinished(examples[1], ExampleResult(status: .passed, duration: 0)))
        inOrder.report(.runFinished)
        XCTAssertEqual(recorder.results.map(\.example.identifier), ["b"])
    }

    func testWhatWaitedForOneThatNeverCameIsHandedOnAtTheEnd() {
        let examples = ["a", "b", "c"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        let recorder = Recorder()
        let inOrder = InOrder(examples, recorder)
        for index in [2, 1] {
            inOrder.report(.exampleFinished(examples[index], ExampleResult(status: .passed, duration: 0)))
        }
        inOrder.finish(Summary())
        XCTAssertEqual(recorder.results.map(\.example.identifier), ["b", "c"])
    }
}
