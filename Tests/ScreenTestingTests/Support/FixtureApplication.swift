import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// The page of the fixture's screen.
struct FixturePage: ElementBrowser {
    let request = SearchRequest(id: "fixture", type: .window)

    var field: SimpleElementBrowser { descendant(.textField, id: "field") }
    var answer: SimpleElementBrowser { descendant(.staticText, id: "answer") }
    var answerButton: SimpleElementBrowser { button("answer") }

    func button(_ id: String) -> SimpleElementBrowser { descendant(.button, id: id) }
}

/// The fixture, not launched yet.
@MainActor func fixture(_ arguments: String..., responseTimeout: Duration = .seconds(10)) -> RemoteApplication {
    RemoteApplication("ScreenFixture", arguments: arguments, responseTimeout: responseTimeout)
}

/// Waits until a process has ended.
///
/// - Returns: Whether it has.
func waitUntilGone(_ process: pid_t) -> Bool {
    eventually {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        // Whoever has ended and nobody asked about yet is a zombie.
        return kill(process, 0) != 0 || status?.contains("\nState:\tZ") != false
    }
}

/// Waits until an application is not running any more, without expecting its end.
@MainActor func waitUntilOver(_ app: RemoteApplication) {
    let end = ContinuousClock.now + .seconds(60)
    while app.isRunning, .now < end { usleep(1_000) }
}

/// The failures of what a body does with the fixture, which runs meanwhile.
func fixtureFailures(
    _ arguments: String...,
    body: @MainActor (RemoteApplication) -> Void
) -> [String] {
    onMain {
        messages {
            RemoteApplication("ScreenFixture", arguments: arguments).run(body)
        }
    }
}
