import Foundation
import SpecEvents

/// Owns the failures in a forked child. The parent cannot read the child's memory, so the owner
/// writes each failure to a file as one line. The parent reads the file after the child has ended.
final class ChildFailureOwner: FailureOwner {
    /// In a forked child, the owner of failures in code that cannot see the task-local owner, such
    /// as the observer of XCTest failures.
    static let current = Lock<ChildFailureOwner?>(nil)

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
        if let text = try? JSONEncoder().encode(line) { write(text + Data("\n".utf8)) }
    }

    func noteEnd() { write(Self.end) }

    private static let end = Data("end\n".utf8)

    private func write(_ text: Data) {
        try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: text)
    }

    /// Returns whether the expression returned or threw, rather than ending the process.
    static func hasEnded(_ file: UnsafeMutablePointer<FILE>) -> Bool {
        content(of: file).suffix(end.count) == end
    }

    static func failures(in file: UnsafeMutablePointer<FILE>) -> [RecordedFailure] {
        content(of: file).split(separator: UInt8(ascii: "\n")).compactMap { text in
            (try? JSONDecoder().decode(Line.self, from: text)).map { found in
                let location = found.file.map { CodeLocation(file: $0, line: found.line ?? 0) }
                return RecordedFailure(message: found.message, location: location)
            }
        }
    }

    private static func content(of file: UnsafeMutablePointer<FILE>) -> Data {
        lseek(fileno(file), 0, SEEK_SET)
        return (try? FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false).readToEnd()) ?? Data()
    }
}
