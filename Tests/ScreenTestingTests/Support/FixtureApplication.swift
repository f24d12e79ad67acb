import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// The page object for the fixture's screen.
struct FixturePage: ElementBrowser {
    let request = SearchRequest(id: "fixture", type: .window)

    var field: SimpleElementBrowser { descendant(.textField, id: "field") }
    var answer: SimpleElementBrowser { descendant(.staticText, id: "answer") }
    var answerButton: SimpleElementBrowser { button("answer") }

    func button(_ id: String) -> SimpleElementBrowser { descendant(.button, id: id) }
}

/// Returns the fixture application without launching it.
@MainActor func fixture(_ arguments: String..., responseTimeout: Duration = .seconds(10)) -> RemoteApplication {
    RemoteApplication("ScreenFixture", arguments: arguments, responseTimeout: responseTimeout)
}

/// Waits until a process has ended or has become a zombie.
///
/// - Returns: Whether the process has ended within the time limit.
func waitUntilGone(_ process: pid_t) -> Bool {
    eventually {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        // A process that has ended but has not been reaped is a zombie.
        return kill(process, 0) != 0 || status?.contains("\nState:\tZ") != false
    }
}

/// Waits until an application is no longer running, without declaring that its end is expected.
@MainActor func waitUntilOver(_ app: RemoteApplication) {
    let end = ContinuousClock.now + .seconds(60)
    while app.isRunning, .now < end { usleep(1_000) }
}

/// Runs the fixture application while `body` uses it, and returns the messages of the failures.
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
