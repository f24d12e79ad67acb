import SpecEvents
import XCTest

final class WriteAllTests: XCTestCase {
    func testItWaitsForADescriptorThatIsFull() throws {
        let pipe = Pipe()
        let writing = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        // This is more than a pipe holds.
        let text = String(repeating: "0123456789", count: 50_000)
        let isRead = expectation(description: "all is read")
        let all = Lock(Data())
        let reader = Thread { [reading = pipe.fileHandleForReading] in
            usleep(20_000)
            let data = reading.readDataToEndOfFile()
            all.withLock { $0 = data }
            isRead.fulfill()
        }
        reader.start()
        XCTAssertNil(writeAll(text, to: writing))
        try pipe.fileHandleForWriting.close()
        wait(for: [isRead], timeout: 60)
        XCTAssertTrue(all.withLock { $0 } == Data(text.utf8), "each byte is there, once")
    }

    func testItReturnsTheError() {
        XCTAssertEqual(writeAll("text", to: -1), EBADF)
    }

    func testNothingIsWrittenAtOnce() {
        XCTAssertNil(writeAll("", to: -1))
    }
}
