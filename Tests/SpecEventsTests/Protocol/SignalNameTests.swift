import Foundation
import SpecEvents
import TestSupport
import XCTest

final class SignalNameTests: SharedTestCase {
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

    func testOtherNumbersHaveNone() {
        XCTAssertNil(SignalName.of(0))
        XCTAssertNil(SignalName.of(SIGWINCH))
        XCTAssertNil(SignalName.of(999))
    }
}
