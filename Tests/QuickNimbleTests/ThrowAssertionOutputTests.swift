import Foundation
import QuickNimble

/// The output that the child process of `throwAssertion` writes to standard error.
final class ThrowAssertionOutputTests: XCTestCase {
    func testItGoesOnToThatOfTheParent() throws {
        let text = try standardError {
            expect { fatalError("the tank is empty") }.to(throwAssertion())
            expect { FileHandle.standardError.write(Data("half full\n".utf8)) }.toNot(throwAssertion())
        }
        expect(text).to(contain("the tank is empty", "half full"))
    }

    func testThatOfTrapIsKept() throws {
        let text = try standardError { expect { fatalError("the tank is empty") }.to(trap()) }
        expect(text).to(beEmpty())
    }

    private func standardError(of body: () -> Void) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        let saved = dup(STDERR_FILENO)
        dup2(handle.fileDescriptor, STDERR_FILENO)
        body()
        dup2(saved, STDERR_FILENO)
        close(saved)
        return try String(contentsOf: file, encoding: .utf8)
    }
}
