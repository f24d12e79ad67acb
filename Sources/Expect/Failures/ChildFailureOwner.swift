import Foundation
import SpecEvents

/// The owner of failures in a forked child. The parent cannot read the memory of the child, so the owner writes each
/// failure to a file, which the parent reads when the child has ended.
final class ChildFailureOwner: FailureOwner {
    /// The owner in a child. Code that does not use task-local values, such as the assertions of XCTest, finds it here.
    static let ofThisProcess = Lock<ChildFailureOwner?>(nil)

    /// A failure as a line of the file.
    private struct Line: Codable {
        var message: String
        var file: String?
        var line: Int?
    }

    private let descriptor: Int32

    init(writingTo descriptor: Int32) {
        self.descriptor = descriptor
    }

    func record(_ failure: RecordedFailure) {
        let line = Line(message: failure.message, file: failure.location?.file, line: failure.location?.line)
        guard let data = try? JSONEncoder().encode(line) else { return }
        write(String(decoding: data, as: UTF8.self) + "\n")
    }

    /// Notes that the expression returned or threw.
    func noteEnd() { write(Self.end) }

    private static let end = "end\n"

    private func write(_ text: String) {
        try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
    }

    /// Whether the expression of the child that wrote a file returned or threw, and did not end the process.
    static func hasEnded(_ file: UnsafeMutablePointer<FILE>) -> Bool {
        content(of: file).suffix(end.utf8.count).elementsEqual(end.utf8)
    }

    static func failures(in file: UnsafeMutablePointer<FILE>) -> [RecordedFailure] {
        content(of: file).split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(Line.self, from: $0)
        }
        .map { line in
            let location = line.file.map { CodeLocation(file: $0, line: line.line ?? 0) }
            return RecordedFailure(message: line.message, location: location)
        }
    }

    private static func content(of file: UnsafeMutablePointer<FILE>) -> Data {
        lseek(fileno(file), 0, SEEK_SET)
        return (try? FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false).readToEnd()) ?? Data()
    }
}
