import Foundation
import SpecEvents

/// Removes the lines that XCTest printed about the failures of an example, and about why it was skipped. The events
/// contain both, so these lines are not output of the example.
///
///     /p/FooSpec.swift:3: error: FooSpec.a foo › adds : expected to equal
///     - 3
///     + 2
///     FooSpec.a foo › adds : Test skipped - no network
struct XCTestReportFilter {
    private struct Report {
        /// The beginning of the first line, after text that was printed without a line break.
        var opening: String
        var title: String
        var rest: [String]
    }

    private let reports: [Report]

    /// - Parameter name: The name of the example in XCTest.
    init(_ result: ExampleResult, name: String) {
        var reports = result.failures.map { failure in
            let place = failure.location?.description ?? "<unknown>:0"
            return Self.report("\(place): error: \(name) : ", failure.message)
        }
        if result.status == .skipped {
            let reason = result.reason.map { " - \($0)" } ?? ""
            reports.append(Self.report("\(name) : Test skipped", reason))
        }
        self.reports = reports
    }

    /// The lines without the reports. Text that the example printed without a line break before a report stays.
    func removingReports(from lines: [String]) -> [String] {
        reports.reduce(into: lines) { lines, report in
            // Of a line that is too long, only the beginning was kept.
            let index =
                lines.firstIndex { $0.utf8.reversed().starts(with: report.title.utf8.reversed()) }
                ?? lines.firstIndex { $0.range(of: report.opening, options: .literal) != nil }
            guard let index, let start = lines[index].range(of: report.opening, options: [.literal, .backwards]) else {
                return
            }
            let printed = String(lines[index][..<start.lowerBound])
            let behind = Self.without(report.rest, lines[(index + 1)...])
            lines.replaceSubrange(index..., with: (printed.isEmpty ? [] : [printed]) + behind)
        }
    }

    private static func report(_ opening: String, _ message: String) -> Report {
        // Split as bytes, like the output: in a String, a carriage return and a line feed are one character.
        let lines = message.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        return Report(opening: opening, title: opening + lines[0], rest: Array(lines.dropFirst()))
    }

    /// The lines without the first occurrences of the known ones, in their order.
    private static func without(_ known: [String], _ lines: ArraySlice<String>) -> [String] {
        var known = known[...]
        return lines.filter { line in
            guard line == known.first else { return true }
            known.removeFirst()
            return false
        }
    }
}
