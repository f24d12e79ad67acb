/// In which streams an example ended, and how often in each, because `--repeat` repeats.
struct ExampleEnds {
    /// A run of a stream.
    struct Run: Equatable {
        let stream: String
        /// The position of the stream, because two may have the same name.
        let streamNumber: Int
        var number = 0
    }

    /// The streams in which it ended. A stream is named again for a second end in the same run.
    private(set) var streams: [String] = []
    /// In how many runs it ended, by the streams that record several of them.
    private(set) var runCounts: [String: Int] = [:]
    private var last: Run?

    mutating func add(_ run: Run) {
        if let last, last.streamNumber == run.streamNumber, last.number != run.number {
            runCounts[run.stream, default: 1] += 1
        } else {
            streams.append(run.stream)
        }
        last = run
    }
}
