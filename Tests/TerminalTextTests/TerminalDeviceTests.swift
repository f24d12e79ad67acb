import TerminalText
import XCTest

final class TerminalDeviceTests: XCTestCase {
    /// Opens a pseudo-terminal and passes its file descriptor to `body`.
    private func withTerminal(_ body: (Int32) -> Void) throws {
        let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(leader) }
        guard leader >= 0 else { throw XCTSkip("there are no pseudo-terminals") }
        body(leader)
    }

    func testAFileIsNoTerminal() throws {
        let descriptor = open("/dev/null", O_WRONLY)
        defer { close(descriptor) }
        let device = TerminalDevice(descriptor, environment: ["TERM": "xterm"])
        XCTAssertFalse(device.isTerminal)
        XCTAssertFalse(device.isCapable)
        XCTAssertFalse(device.wantsColour)
        XCTAssertNil(device.columns)
    }

    func testATerminalHasColoursUnlessItIsDumbOrNobodyWantsThem() throws {
        try withTerminal { descriptor in
            func device(_ environment: [String: String]) -> TerminalDevice {
                TerminalDevice(descriptor, environment: environment)
            }
            for environment in [["TERM": "xterm"], [:], ["NO_COLOR": ""]] {
                XCTAssertTrue(device(environment).isTerminal)
                XCTAssertTrue(device(environment).isCapable)
                XCTAssertTrue(device(environment).wantsColour)
            }
            XCTAssertTrue(device(["TERM": "dumb"]).isTerminal)
            XCTAssertFalse(device(["TERM": "dumb"]).isCapable)
            XCTAssertFalse(device(["TERM": "dumb"]).wantsColour)
            XCTAssertTrue(device(["NO_COLOR": "1"]).isCapable)
            XCTAssertFalse(device(["NO_COLOR": "1"]).wantsColour)
        }
    }

    func testTheSizeIsThatOfNow() throws {
        try withTerminal { descriptor in
            let device = TerminalDevice(descriptor, environment: [:])
            for columns in [80, 33] as [UInt16] {
                var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
                XCTAssertEqual(ioctl(descriptor, UInt(TIOCSWINSZ), &size), 0)
                XCTAssertEqual(device.columns, Int(columns))
                XCTAssertEqual(device.rows, 24)
            }
            var size = winsize()
            XCTAssertEqual(ioctl(descriptor, UInt(TIOCSWINSZ), &size), 0)
            XCTAssertNil(device.columns)
            XCTAssertNil(device.rows)
        }
    }
}
