import Foundation
import ProcessShims
import SpecEvents
import Locks

/// The owner of failures in a forked child. The parent cannot read the memory of the child, so the owner writes each
/// failure to a file, which the parent reads when the child has ended.
final class ChildFailureOwner: FailureOwner {
    /// The owner in a child. Code that does not use task-local values, such as the assertions of XCTest, finds it here.
    static let ofThisProcess = Lock<ChildFailureOwner?>(nil)

    private let descriptor: Int32
    private let ticket = expectation_last_ticket()

    init(writingTo descriptor: Int32) {
        self.descriptor = descriptor
    }

    func record(_ failure: RecordedFailure) {
        var encoder = EventEncoder()
        let line = encoder.line(for: .failedOutsideExamples(failure))
        try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(line.utf8))
    }

    /// Records the expectations of the child that nothing has checked.
    func recordPendingExpectations() {
        PendingExpectations.take(after: ticket).map(\.failure).forEach(record)
    }

    static func failures(in file: UnsafeMutablePointer<FILE>) -> [RecordedFailure] {
        lseek(fileno(file), 0, SEEK_SET)
        let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
        let lines = ((try? handle.readToEnd()) ?? Data()).split(separator: UInt8(ascii: "\n"))
        var decoder = EventDecoder()
        return lines.compactMap { line in
            if case .failedOutsideExamples(let failure)? = try? decoder.event(from: line) { failure } else { nil }
        }
    }
}
