import Expect
import ScreenTesting
import TestSupport
import VirtualTime
import XCTest

/// How a remote application ends, and what it leaves behind.
final class RemoteApplicationEndTests: XCTestCase {
    func testAnExitThatIsExpectedIsNoFailure() {
        let failures = fixtureFailures { app in
            FixturePage().button("quitLater").tap()
            XCTAssertEqual(app.waitForExit(), 5)
        }
        XCTAssertEqual(failures, [])
    }

    func testAnExitThatNobodyExpectedIsAFailure() {
        let failures = fixtureFailures { app in
            FixturePage().button("quitLater").tap()
            waitUntilOver(app)
        }
        assertList(
            failures,
            """
            expected ScreenFixture to run until it is terminated, it exited with status 5, and had printed at last:
              the fixture has started
            """
        )
    }

    func testAnExitThatDoesNotCome() {
        let failures = fixtureFailures { app in XCTAssertNil(app.waitForExit(timeout: .milliseconds(5))) }
        XCTAssertEqual(failures, ["expected ScreenFixture to exit within 0.005 s, it is running"])
    }

    func testAnExitIsWaitedForInRealTime() {
        onMain {
            let time = VirtualTime()
            let failures = messages {
                fixture().run { app in
                    withScreen(app, time: time) { XCTAssertNil(app.waitForExit(timeout: .milliseconds(5))) }
                }
            }
            XCTAssertEqual(failures, ["expected ScreenFixture to exit within 0.005 s, it is running"])
            XCTAssertEqual(time.elapsed, .zero)
        }
    }

    func testAnExitThatWasExpectedIsNotThatOfTheNextLaunch() {
        onMain {
            let app = fixture()
            expectNoFailures {
                app.launch()
                withScreen(app) { FixturePage().button("quitLater").tap() }
                XCTAssertEqual(app.waitForExit(), 5)
                app.launch()
            }
            let failures = messages {
                XCTAssertNil(app.waitForExit(timeout: .milliseconds(5)))
                withScreen(app) { FixturePage().button("quitLater").tap() }
                waitUntilOver(app)
                app.terminate()
            }
            assertList(
                failures.map(\.firstLine),
                "expected ScreenFixture to exit within 0.005 s, it is running",
                "expected ScreenFixture to run until it is terminated, it exited with status 5, and had printed at last:"
            )
        }
    }

    func testACrashWhileItIsTerminatedIsAFailure() {
        onMain {
            let failures = messages { fixture("--aborts-at-sigterm").run { _ in } }
            assertList(
                failures.map(\.firstLine),
                "expected ScreenFixture to run until it is terminated, "
                    + "it was ended by signal 6 (SIGABRT), and had printed at last:"
            )
        }
    }

    func testACrashIsAFailureOfWhatIsDoneAndOfTheEnd() {
        let failures = fixtureFailures { app in
            FixturePage().button("crash").tap()
            XCTAssertNil(app.waitForExit())
            XCTAssertFalse(FixturePage().field.exists)
            XCTAssertNotEqual(FixturePage().field.waitForDisappearance(), .completed)
        }
        let end = "was ended by signal 6 (SIGABRT), and had printed at last:"
        assertList(
            failures.map(\.firstLine),
            "expected to tap button with identifier “crash”, ScreenFixture \(end)",
            "expected ScreenFixture to exit, it \(end)",
            "expected to look for textField with identifier “field”, ScreenFixture \(end)",
            "expected to look for textField with identifier “field”, ScreenFixture \(end)",
            "expected ScreenFixture to run until it is terminated, it \(end)"
        )
        XCTAssertTrue(failures.allSatisfy { $0.contains("\n  about to crash") }, "\(failures)")
    }

    func testACrashBetweenTwoLooksIsAFailure() {
        let failures = fixtureFailures { app in
            FixturePage().button("crashLater").tap()
            waitUntilOver(app)
        }
        XCTAssertEqual(failures.count, 1)
    }

    func testAnApplicationThatIsForgottenAndCrashes() {
        onMain {
            let failures = messages {
                let app = fixture()
                app.launch()
                let process = app.processIdentifier ?? 0
                withScreen(app) { FixturePage().button("crashLater").tap() }
                // Waits until the process ends, but does not reap it.
                var information = siginfo_t()
                XCTAssertEqual(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT), 0)
                withExtendedLifetime(app) {}
            }
            XCTAssertEqual(failures, ["an application that was never terminated was ended by signal 6 (SIGABRT)"])
        }
    }

    func testAHangIsAFailure() {
        let failures = fixtureFailures { app in
            app.responseTimeout = .milliseconds(100)
            FixturePage().button("hang").tap()
        }
        assertList(
            failures,
            """
            expected to tap button with identifier “hang”, ScreenFixture did not answer within 0.1 s during a request, \
            and had printed at last:
              the fixture has started
            """,
            """
            expected ScreenFixture to run until it is terminated, it did not answer within 0.1 s during a request, \
            and had printed at last:
              the fixture has started
            """
        )
    }

    func testWhoeverIgnoresSignalsEndsWithItsRequests() {
        let note = FileManager.default.temporaryDirectory.appending(path: "exit-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: note) }
        let application = Bundle.main.bundleURL.appending(path: "ScreenFixture").path
        let script = "trap '' TERM; '\(application)' \"$@\"; echo $? > '\(note)'"
        onMain {
            expectNoFailures { RemoteApplication("/bin/sh", arguments: ["-c", script, "sh"]).run { _ in } }
        }
        XCTAssertEqual(try? String(contentsOfFile: note, encoding: .utf8), "0\n", "it was killed")
    }

    // MARK: What is left behind

    func testWhatItStartedEndsWithIt() throws {
        try onMain {
            let app = fixture()
            app.launch()
            withScreen(app) { FixturePage().button("spawn").tap() }
            let child = try XCTUnwrap(children(of: app.processIdentifier).first)
            for descriptor in [3, 4] {
                let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child)/fd/\(descriptor)")
                // While the child's program is being loaded, the descriptor may refer to a library.
                XCTAssertFalse(link?.hasPrefix("pipe:") ?? false, "it has inherited the conversation")
            }
            app.terminate()
            XCTAssertTrue(waitUntilGone(child), "process \(child) is left")
        }
    }

    func testItEndsWhenItsSpecDoes() throws {
        try onMain {
            var app: RemoteApplication? = fixture()
            app?.launch()
            let process = try XCTUnwrap(app?.processIdentifier)
            app = nil
            XCTAssertEqual(kill(process, 0), -1, "process \(process) is left")
        }
    }

    /// A child that leaves the group keeps its end of the output pipe open.
    func testNothingOfItIsOpenAfterItsEndAlthoughAChildHasLeftItsGroup() throws {
        try onMain {
            for isTerminated in [true, false] {
                let before = try openPipes()
                var (opened, child): (Set<String>, pid_t) = ([], 0)
                defer { if child > 0 { kill(child, SIGKILL) } }
                do {
                    let app = fixture()
                    app.launch()
                    opened = try openPipes().subtracting(before)
                    withScreen(app) { FixturePage().button("spawnApart").tap() }
                    child = try XCTUnwrap(children(of: app.processIdentifier).first)
                    for _ in 0..<2_000 where getsid(child) != child { usleep(1_000) }
                    if isTerminated { app.terminate() }
                }
                XCTAssertEqual(kill(child, 0), 0, "the child goes on")
                XCTAssertEqual(opened.count, 3)
                XCTAssertEqual(try openPipes().intersection(opened), [])
            }
        }
    }

    /// The `trap` matcher runs its closure in a copy of this process, which knows of the same applications.
    func testACopyOfThisProcessThatExitsDoesNotEndIt() {
        let failures = fixtureFailures { app in
            XCTAssertEqual(gatherFailures { expect { exit(3) }.notTo(trap()) }.count, 1)
            XCTAssertTrue(app.isRunning)
        }
        XCTAssertEqual(failures, [])
    }

    func testKilledAtAnyMomentItIsAFailureAndLeavesNothing() {
        onMain {
            var generator = SystemRandomNumberGenerator()
            for round in 0..<50 {
                let delay = UInt32.random(in: 0...3_000, using: &generator)
                var process: pid_t = 0
                let failures = messages {
                    fixture().run { app in
                        process = app.processIdentifier ?? 0
                        let target = process
                        Thread.detachNewThread {
                            usleep(delay)
                            kill(target, SIGKILL)
                        }
                        let end = ContinuousClock.now + .seconds(60)
                        while app.isRunning, .now < end {
                            FixturePage().field.typeText("x")
                            FixturePage().answerButton.tap()
                            _ = FixturePage().answer.exists
                        }
                    }
                }
                XCTAssertFalse(failures.isEmpty, "round \(round), killed after \(delay) µs")
                XCTAssertTrue(
                    failures.allSatisfy { $0.contains("was ended by signal 9 (SIGKILL)") },
                    "round \(round): \(failures)"
                )
                XCTAssertTrue(waitUntilGone(process))
            }
        }
    }
}

/// Returns the pipes that this process has open.
private func openPipes() throws -> Set<String> {
    let folder = "/proc/self/fd"
    let links = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
    return Set(links.filter { $0.hasPrefix("pipe:") })
}

/// Returns the processes that the given process has started.
private func children(of process: pid_t?) throws -> [pid_t] {
    let process = try XCTUnwrap(process)
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter { other in
        let text = (try? String(contentsOfFile: "/proc/\(other)/status", encoding: .utf8)) ?? ""
        return text.contains("\nPPid:\t\(process)\n")
    }
}
