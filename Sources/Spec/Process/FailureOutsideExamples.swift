import Foundation
import ProcessShims
import SpecEvents

/// Failures that belong to no example. They are printed and written to the events at once, and the process ends with a
/// status other than 0.
enum FailureOutsideExamples {
    static func report(_ failure: RecordedFailure) {
        // The runner reads the events and prints the failure itself.
        if !ProcessRequest.current.isSupervised {
            let place = failure.location.map { "\($0): " } ?? ""
            StandardError.write("\(place)error: \(failure.message)\n")
        }
        EventLog.shared?.write(.failedOutsideExamples(failure))
        process_must_fail()
    }
}
