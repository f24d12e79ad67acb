import Foundation
import SpecEvents
import SpecReports

/// Collects the text of a report, and writes it to a file at the end of the run.
final class ReportFile: Reporter {
    private let store: (String) -> RunnerError?
    private var text = ""
    private var reporter: (any Reporter)?
    private(set) var problem: RunnerError?

    /// Makes a file with the text of a report alone.
    convenience init(path: String, _ make: (@escaping (String) -> Void) -> any Reporter) {
        self.init(store: { Self.write($0, to: path) }, make)
    }

    /// `store` returns an error that makes the run fail.
    init(store: @escaping (String) -> RunnerError?, _ make: (@escaping (String) -> Void) -> any Reporter) {
        self.store = store
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
        problem = store(text)
    }

    private static func write(_ text: String, to path: String) -> RunnerError? {
        var text = text
        let error = text.withUTF8 { FileDescriptors.write(UnsafeRawBufferPointer($0), toFile: path) }
        return error.map { RunnerError("\(path) cannot be written: \(String(cString: strerror($0)))") }
    }
}
