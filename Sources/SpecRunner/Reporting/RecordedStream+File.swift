import Foundation
import SpecReports

extension RecordedStream {
    /// Reads a file that was written with `--events`, or by a test process with `SPEC_EVENTS`.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw RunnerError("\(path) cannot be read")
        }
        try self.init(name: path, data: data)
    }
}
