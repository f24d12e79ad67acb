/// A coverage report in the format of lcov, a record for each source file.
struct LcovReport: Equatable {
    struct File: Equatable {
        var path: String
        /// The record, with its last line.
        var text: String
        /// How many lines can run, and how many did.
        var lineCount = 0
        var hitCount = 0
    }

    var files: [File] = []

    init(_ text: String) {
        for record in text.split(separator: "end_of_record\n") {
            let lines = record.split(separator: "\n")
            guard let path = lines.lazy.compactMap({ Self.value(of: "SF", in: $0) }).first else { continue }
            var file = File(path: String(path), text: "\(record)end_of_record\n")
            for line in lines {
                if let count = Self.value(of: "LF", in: line) { file.lineCount = Int(count) ?? 0 }
                if let count = Self.value(of: "LH", in: line) { file.hitCount = Int(count) ?? 0 }
            }
            files.append(file)
        }
    }

    private static func value(of field: String, in line: Substring) -> Substring? {
        line.hasPrefix(field + ":") ? line.dropFirst(field.count + 1) : nil
    }

    var text: String { files.map(\.text).joined() }
}
