import Foundation
import SpecEvents

/// The owner of failures in a forked child. The parent cannot read the memory of the child, so the owner writes each
/// failure to a file, which the parent reads when the child has ended.
final class ChildFailureOwner: FailureOwner {
    /// The owner in a child. Code that does not use task-local values, such as the assertions of XCTest, finds it here.
    static let ofThisProcess = Lock<ChildFailureOwner?>(nil)

    private let descriptor: Int32

    init(writingTo descriptor: Int32) {
        self.descriptor = descriptor
    }

    func record(_ failure: RecordedFailure) {
        var encoder = EventEncoder()
        write(encoder.lines(for: [.failedOutsideExamples(failure)]))
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
        var decoder = EventDecoder()
        return content(of: file).split(separator: UInt8(ascii: "\n")).compactMap { line in
            if case .failedOutsideExamples(let failure)? = try? decoder.event(from: line) { failure } else { nil }
        }
    }

    private static func content(of file: UnsafeMutablePointer<FILE>) -> Data {
        lseek(fileno(file), 0, SEEK_SET)
        return (try? FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false).readToEnd()) ?? Data()
    }
}
