import VirtualTime
import TestSupport
import XCTest

/// A coordinator that opens a second screen, which says hello after three seconds.
final class SeedFlowTests: XCTestCase {
    func testTheTextIsShownAfterThreeSecondsAndNotBefore() throws {
        var early = 0
        try repeatedly(1_000, orAtLength: 1_000) {
            let flow = Flow()
            flow.coordinator.start()
            flow.navigation.first?.enter("Nickname")
            flow.navigation.first?.tapNext()
            flow.time.advance(by: .milliseconds(2_999))
            // If the thread is preempted for just over a millisecond after `.now()`, the inferred delay is 2.999 s.
            if flow.navigation.second?.text != nil { early += 1 }
            flow.time.advance(by: .milliseconds(1))
            XCTAssertEqual(flow.navigation.second?.text, "Hello world")
        }
        XCTAssertLessThan(early, 5)
    }

    func testTheTextIsShownAfterARunToTheEnd() throws {
        let flow = Flow()
        flow.coordinator.start()
        flow.navigation.first?.enter("Nickname")
        flow.navigation.first?.tapNext()
        try flow.time.run()
        XCTAssertEqual(flow.navigation.second?.text, "Hello world")
        XCTAssertEqual(flow.time.elapsed / .seconds(1), 3, accuracy: 0.1)
    }

    func testWithoutANicknameNothingWaits() {
        let flow = Flow()
        flow.coordinator.start()
        flow.navigation.first?.tapNext()
        XCTAssertEqual(flow.time.pending.count, 0)
        XCTAssertNil(flow.navigation.second)
    }

    func testTheSameFlowRunsOnARealQueue() {
        let navigation = Navigation()
        let coordinator = Coordinator(queue: DispatchQueue.main, delay: .milliseconds(1), navigation: navigation)
        coordinator.start()
        navigation.first?.enter("Nickname")
        navigation.first?.tapNext()
        let isShown = turnMainRunLoop { navigation.second?.text == "Hello world" }
        XCTAssertTrue(isShown)
    }
}

/// Runs the main run loop until a condition holds, and returns whether it does.
private func turnMainRunLoop(until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition(), Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    return condition()
}

// A protocol that an application declares. Both kinds of queues conform to it with an empty extension.

private protocol ApplicationQueue: AnyObject {
    func sync(execute workItem: DispatchWorkItem)
    func async(execute workItem: DispatchWorkItem)
    func async(
        group: DispatchGroup?,
        qos: DispatchQoS,
        flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable @convention(block) () -> Void
    )
    func asyncAfter(
        deadline: DispatchTime,
        qos: DispatchQoS,
        flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable @convention(block) () -> Void
    )
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
    func asyncAfter(
        wallDeadline: DispatchWallTime,
        qos: DispatchQoS,
        flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable @convention(block) () -> Void
    )
    func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
    func sync<T>(execute work: () throws -> T) rethrows -> T
    func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
}

extension ApplicationQueue {
    fileprivate func asyncAfter(
        deadline: DispatchTime,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
}

extension DispatchQueue: ApplicationQueue {}
extension TestDispatchQueue: ApplicationQueue {}

private final class FirstPresenter {
    private var nickname = ""
    private let didProcess: () -> Void

    init(didProcess: @escaping () -> Void) {
        self.didProcess = didProcess
    }

    func enter(_ text: String) { nickname = text }

    func tapNext() {
        guard !nickname.isEmpty else { return }
        didProcess()
    }
}

private final class SecondPresenter: @unchecked Sendable {
    private(set) var text: String?
    private let queue: any ApplicationQueue
    private let delay: DispatchTimeInterval

    init(queue: any ApplicationQueue, delay: DispatchTimeInterval) {
        self.queue = queue
        self.delay = delay
    }

    func viewDidAppear() {
        queue.asyncAfter(deadline: .now() + delay) { self.text = "Hello world" }
    }
}

private final class Navigation {
    var first: FirstPresenter?
    var second: SecondPresenter?
}

private final class Coordinator {
    private let queue: any ApplicationQueue
    private let delay: DispatchTimeInterval
    private let navigation: Navigation

    init(queue: any ApplicationQueue, delay: DispatchTimeInterval, navigation: Navigation) {
        self.queue = queue
        self.delay = delay
        self.navigation = navigation
    }

    func start() {
        navigation.first = FirstPresenter { [unowned self] in showSecond() }
    }

    private func showSecond() {
        let presenter = SecondPresenter(queue: queue, delay: delay)
        navigation.second = presenter
        presenter.viewDidAppear()
    }
}

private struct Flow {
    let time = VirtualTime()
    let navigation = Navigation()
    let coordinator: Coordinator

    init() {
        coordinator = Coordinator(queue: time.queue, delay: .seconds(3), navigation: navigation)
    }
}
