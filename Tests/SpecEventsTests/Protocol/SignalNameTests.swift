import SpecEvents
import XCTest

final class SignalNameTests: XCTestCase {
    func testSignalsThatEndProcessesHaveNames() {
        let signals = [SIGABRT, SIGBUS, SIGFPE, SIGHUP, SIGILL, SIGINT, SIGKILL, SIGPIPE, SIGSEGV, SIGTERM, SIGTRAP]
        XCTAssertEqual(
            signals.map(SignalName.of),
            [
                "SIGABRT", "SIGBUS", "SIGFPE", "SIGHUP", "SIGILL", "SIGINT", "SIGKILL", "SIGPIPE", "SIGSEGV", "SIGTERM",
                "SIGTRAP",
            ]
        )
    }

    func testOtherNumbersHaveTheWordsOfTheSystem() {
        XCTAssertEqual(
            [0, SIGWINCH, 999].map(SignalName.of),
            [0, SIGWINCH, 999].map { String(cString: strsignal($0)) }
        )
    }
}
