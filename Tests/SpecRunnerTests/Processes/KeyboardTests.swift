import ChildProcesses
import SpecEvents
import XCTest

@testable import SpecRunner

final class KeyboardTests: XCTestCase {
    func testTheKeysOfAPipeUntilItsEnd() throws {
        let pipe = try ChildPipe()
        let keyboard = Keyboard(pipe.reading)
        XCTAssertTrue(keyboard.isOpen)
        XCTAssertNil(keyboard.key(within: .milliseconds(1)))
        XCTAssertNil(writeAll("fq", to: try XCTUnwrap(pipe.writing)))
        XCTAssertEqual(keyboard.listening { keyboard.key(within: .seconds(60)) }, "f")
        XCTAssertEqual(keyboard.key(within: .seconds(60)), "q")
        XCTAssertTrue(keyboard.isOpen)
        pipe.closeWriteEnd()
        XCTAssertNil(keyboard.key(within: .seconds(60)))
        XCTAssertFalse(keyboard.isOpen)
    }

    func testAFileHasNoKeys() throws {
        let file = try XCTUnwrap(FileHandle(forReadingAtPath: #filePath))
        let keyboard = Keyboard(file.fileDescriptor)
        XCTAssertFalse(keyboard.isOpen)
        XCTAssertNil(keyboard.key(within: .milliseconds(1)))
    }

    #if os(Linux)
        /// A process in the background would be stopped if it changed the terminal or read from it.
        func testATerminalInWhoseForegroundOtherProcessesAreIsLeftAlone() throws {
            let terminal = try PseudoTerminal()
            let handle = try terminal.openTerminal()
            let keyboard = Keyboard(handle.fileDescriptor)
            XCTAssertTrue(keyboard.isOpen)
            terminal.type("q\n")
            keyboard.listening {
                XCTAssertTrue(terminal.isCooked)
                XCTAssertNil(keyboard.key(within: .milliseconds(1)))
            }
        }
    #endif
}
