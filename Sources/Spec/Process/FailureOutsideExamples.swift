import Foundation
import ProcessShims
import SpecEvents

enum FailureOutsideExamples {
    static func report(_ failure: RecordedFailure) {
        // The runner, if any, prints the failure when it reads the event.
        if !ProcessRequest.current.isSupervised {
            StandardError.write("\(failure.prefix)error: \(failure.message)\n")
        }
        EventLog.shared?.write(.failedOutsideExamples(failure))
        process_set_must_fail()
    }
}

enum StandardError {
    /// Ignores errors, because there is nowhere else to report them.
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}

extension RunPhase {
    func announce() {
        guard ProcessRequest.current.isSupervised else { return }
        EventLog.shared?.write(.phaseStarted(self))
    }
}

enum ForkedChild {
    /// Exits if this process is a forked child, which must not run the parent's remaining examples.
    static func endIfReturned(from code: String) {
        guard process_is_forked_copy() else { return }
        StandardError.write(
            "error: a forked child process returned from \(code), so Spec ended it; end the child with `_exit` there\n"
        )
        _exit(1)
    }
}
