import Foundation
import SpecEvents
import TestSupport
import XCTest

final class WriteAllTests: SharedTestCase {
    func testItWaitsForADescriptorThatIsFull() throws {
        let pipe = Pipe()
        let writing = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        // More than a pipe holds.
        let text = String(repeating: "0123456789", count: 50_000)
        let reader = Thread { [reading = pipe.fileHandleForReading] in
            usleep(20_000)
            var count = 0
            while count < 500_000 { count += reading.availableData.count }
        }
        reader.start()
        XCTAssertNil(writeAll(text, to: writing))
    }

    func testItReturnsTheError() {
        XCTAssertEqual(writeAll("text", to: -1), EBADF)
    }

    func testNothingIsWrittenAtOnce() {
        XCTAssertNil(writeAll("", to: -1))
    }
}
