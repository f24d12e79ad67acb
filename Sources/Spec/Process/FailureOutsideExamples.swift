import Foundation
import ProcessShims
import SpecEvents

enum FailureOutsideExamples {
    static func report(_ failure: RecordedFailure) {
        // If there is a runner, it reads the event and prints the failure itself.
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
    /// Ends a forked child that returned from spec code and would run the remaining examples again.
    static func endIfReturned(from code: String) {
        guard process_is_forked_copy() else { return }
        StandardError.write(
            "error: a forked child process returned from \(code), so Spec ended it; end the child with `_exit` there\n"
        )
        _exit(1)
    }
}
