import Dispatch
import Expect
import Foundation
import VirtualTime
import TestSupport
import XCTest

/// The code blocks from the documentation catalog, word for word, together with the setup that they need.
final class DocumentationSnippets: XCTestCase {
    func testVirtualTime1() {
        let time = VirtualTime()
        let presenter = MainPresenter(queue: time.queue, clock: time.clock, now: { time.date })
        presenter.viewDidAppear()
        time.advance(by: .seconds(3))
        expect(presenter.text) == "Hello world"
    }

    func testTime1() {
        let queue = TestDispatchQueue()
        let presenter = SecondPresenter(queue: queue)
        presenter.viewDidAppear()
        queue.advance(by: .seconds(3))
        expect(presenter.text) == "Hello world"
    }

    func testTime2() throws {
        try onMain {
            let time = VirtualTime()
            let model = Model(clock: time.clock)
            try withDeterministicTasks {
                let loading = Task { try await model.load() }
                time.advance(by: .seconds(1))
                expect(model.facts.count) == 3
                loading.cancel()
            }
        }
    }

    func testTime3() throws {
        let runExample = {}
        let aroundEach = { (hook: (() -> Void) throws -> Void) in try hook(runExample) }
        try aroundEach { runExample in
            try withDeterministicTasks { runExample() }
        }
    }

    func testTime4() async throws {
        let time = VirtualTime()
        let model = await Model(clock: time.clock)
        try await withDeterministicTasks {
            async let facts = model.load()
            await time.advance(by: .seconds(1))
            let count = try await facts.count
            expect(count) == 3
        }
    }
}

protocol WorkQueue {
    func async(execute workItem: DispatchWorkItem)
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
}
extension DispatchQueue: WorkQueue {}
extension TestDispatchQueue: WorkQueue {}

private final class MainPresenter: @unchecked Sendable {
    private(set) var text = ""
    private let queue: any WorkQueue

    init(queue: any WorkQueue, clock: any Clock<Duration>, now: () -> Date) {
        self.queue = queue
    }

    func viewDidAppear() {
        queue.asyncAfter(deadline: .now() + .seconds(3), execute: DispatchWorkItem { self.text = "Hello world" })
    }
}

private final class SecondPresenter: @unchecked Sendable {
    private(set) var text = ""
    private let queue: any WorkQueue

    init(queue: any WorkQueue) {
        self.queue = queue
    }

    func viewDidAppear() {
        queue.asyncAfter(deadline: .now() + .seconds(3), execute: DispatchWorkItem { self.text = "Hello world" })
    }
}

@MainActor private final class Model {
    private(set) var facts: [String] = []
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    func load() async throws -> [String] {
        try await clock.sleep(for: .seconds(1))
        facts = ["Honey", "Octopus", "Whale"]
        return facts
    }
}
