import Foundation
import SpecEvents
import SpecReports

/// Collects the text of a report and writes it to a file at the end of the run.
final class ReportFile: Reporter {
    private let path: String
    private var text = ""
    private var reporter: (any Reporter)?
    /// The error of writing the file.
    private(set) var problem: RunnerError?

    /// - Parameter make: Makes the reporter; it passes its text to the closure that it is given.
    init(path: String, _ make: (@escaping (String) -> Void) -> any Reporter) {
        self.path = path
        reporter = make { [unowned self] in text += $0 }
    }

    func report(_ event: Event) {
        reporter?.report(event)
    }

    func prepare() {
        reporter?.prepare()
    }

    func finish(_ summary: Summary) {
        reporter?.finish(summary)
        let error = text.withUTF8 { FileDescriptors.write(UnsafeRawBufferPointer($0), toFile: path) }
        problem = error.map { RunnerError("\(path) cannot be written: \(String(cString: strerror($0)))") }
    }
}
