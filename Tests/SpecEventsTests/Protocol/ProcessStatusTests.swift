import SpecEvents
import XCTest

final class ProcessStatusTests: XCTestCase {
    func testSignalsThatEndProcessesHaveNames() {
        let signals = [SIGABRT, SIGBUS, SIGFPE, SIGHUP, SIGILL, SIGINT, SIGKILL, SIGPIPE, SIGSEGV, SIGTERM, SIGTRAP]
        XCTAssertEqual(
            signals.map(ProcessStatus.signalName),
            [
                "SIGABRT", "SIGBUS", "SIGFPE", "SIGHUP", "SIGILL", "SIGINT", "SIGKILL", "SIGPIPE", "SIGSEGV", "SIGTERM",
                "SIGTRAP",
            ]
        )
    }

    func testOtherNumbersHaveTheWordsOfTheSystem() {
        XCTAssertEqual(
            [0, SIGWINCH, 999].map(ProcessStatus.signalName),
            [0, SIGWINCH, 999].map { String(cString: strsignal($0)) }
        )
    }
}
