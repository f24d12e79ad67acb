import Foundation
import SpecEvents
import Synchronization

/// Answers for what fails in a copy of the process, whose memory nobody sees: writes each failure into a file, from which the
/// process itself reads them when the copy is gone.
final class CopyFailureOwner: FailureOwner {
    private let descriptor: Int32

    init(writingTo descriptor: Int32) {
        self.descriptor = descriptor
    }

    func record(_ failure: RecordedFailure) {
        var encoder = EventEncoder()
        let line = encoder.line(for: .failedOutsideExamples(failure))
        try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(line.utf8))
    }

    /// What a copy has written.
    static func failures(in file: UnsafeMutablePointer<FILE>) -> [RecordedFailure] {
        lseek(fileno(file), 0, SEEK_SET)
        let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
        let lines = ((try? handle.readToEnd()) ?? Data()).split(separator: UInt8(ascii: "\n"))
        var decoder = EventDecoder()
        return lines.compactMap { line in
            if case .failedOutsideExamples(let failure)? = try? decoder.event(from: line) { failure } else { nil }
        }
    }

    /// Set in a copy: the owner of what a test case finds that knows no owners.
    static let ofThisProcess = Mutex<CopyFailureOwner?>(nil)

    /// Evaluates an expression in the copy.
    func evaluate<Value>(_ expression: () throws -> Value?) -> Outcome<Value> {
        Self.ofThisProcess.withLock { $0 = self }
        return CurrentFailureOwner.$value.withValue(self) { Outcome(of: expression) }
    }

    /// Evaluates an expression that has to be awaited in the copy.
    nonisolated(nonsending) func evaluate<Value>(
        _ outcome: nonisolated(nonsending) () async -> Outcome<Value>
    ) async -> Outcome<Value> {
        Self.ofThisProcess.withLock { $0 = self }
        return await CurrentFailureOwner.$value.withValue(self) { await outcome() }
    }
}
