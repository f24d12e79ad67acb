import XCTest

@testable import ChildProcesses

final class ChildPipeTests: XCTestCase {
    private func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

    func testEachEndIsClosedOnce() throws {
        let pipe = try ChildPipe()
        let writing = try XCTUnwrap(pipe.writing)
        XCTAssertTrue(isOpen(pipe.reading) && isOpen(writing))
        pipe.closeReadEnd()
        XCTAssertFalse(isOpen(pipe.reading))
        XCTAssertTrue(isOpen(writing))
        pipe.closeWriteEnd()
        XCTAssertFalse(isOpen(writing))
        XCTAssertNil(pipe.writing)
        // The numbers are now free for other descriptors, which must stay open.
        for number in [pipe.reading, writing] { XCTAssertEqual(dup2(STDERR_FILENO, number), number) }
        pipe.closeReadEnd()
        pipe.closeWriteEnd()
        for number in [pipe.reading, writing] {
            XCTAssertTrue(isOpen(number))
            close(number)
        }
    }

    func testBothEndsGoWithThePipe() throws {
        func ends(of pipe: ChildPipe) throws -> [Int32] { [pipe.reading, try XCTUnwrap(pipe.writing)] }
        XCTAssertEqual(try ends(of: ChildPipe()).filter(isOpen), [])
    }

    func testNoChildInheritsItsEnds() throws {
        let pipe = try ChildPipe()
        for end in [pipe.reading, try XCTUnwrap(pipe.writing)] {
            XCTAssertEqual(fcntl(end, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC)
        }
    }
}
