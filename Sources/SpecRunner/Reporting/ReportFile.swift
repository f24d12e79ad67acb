import Foundation
import SpecEvents
import SpecReports

/// A report that goes into a file when it is complete.
final class ReportFile: Reporter {
    private let path: String
    private var text = ""
    private var reporter: (any Reporter)?
    /// Why the file could not be written; `nil` if it was.
    private(set) var problem: RunnerError?

    /// - Parameter make: Makes the reporter, which writes its text to what it is given.
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
