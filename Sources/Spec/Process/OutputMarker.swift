import Foundation
import ProcessShims
import SpecEvents

/// Marks in the output, for a runner, which example prints it. XCTest's own lines are not printed then: they cost more, and an
/// example may print the same.
struct OutputMarker {
    /// The marker of this process; `nil` if no runner reads the output, and on Apple's platforms, where XCTest prints in any case.
    static let shared: OutputMarker? = {
        #if canImport(ObjectiveC)
            nil
        #else
            ProcessRequest.current.isSupervised ? ProcessRequest.current.eventsPath.map(Self.init) : nil
        #endif
    }()

    private let marks: OutputMarks
    /// A copy, because an example may redirect standard output.
    private let output = OwnDescriptor(copyOf: STDOUT_FILENO)

    private init(eventsPath: String) {
        marks = OutputMarks(eventsPath: eventsPath)
    }

    func write(_ new: [OutputMark]) {
        // What has been printed before stands before the mark.
        process_flush_output()
        guard let descriptor = output.current else { return }
        // Each in one piece, which no other thread tears if the pipe takes it as a whole.
        for mark in new { _ = writeAll(marks.text(mark), to: descriptor) }
    }
}
