import SpecEvents

/// The parsed output of a process that ended early. It consists of the text that the process itself
/// printed, the source locations in Swift's backtrace, and the call that ended the process.
struct CrashReport: Equatable {
    let printed: [String]
    /// The source locations of frames in the spec and in the tested code, innermost first.
    let locations: [CodeLocation]
    /// The call that ended the process, such as `exit(0)`, or `nil` if it is unknown. If an example
    /// calls `exit`, Spec prints the call and replaces the exit status.
    let exitCall: String?

    /// - Parameter hasExited: Whether the process exited rather than being killed by a signal.
    init(output: [String], hasExited: Bool = false) {
        let end = Self.startOfLastTrace(in: output)
        // The runtime's warnings about the backtrace are not part of the example's output.
        var words = output[..<end].filter { !$0.hasPrefix("swift-runtime: ") }
        exitCall = hasExited ? Self.takeExitCall(from: &words) : nil
        printed = words.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
        locations = Self.locations(in: output[end...])
    }

    /// The last printed lines. Swift's runtime may print a long stack after a trap's message. If
    /// that message is not among the last lines, this property puts it in front of them.
    var lastLines: [String] {
        let last = Array(printed.suffix(10))
        guard let reason = printed.last(where: { $0.contains("Fatal error: ") }), !last.contains(reason) else {
            return last
        }
        return [reason] + last
    }

    static func completeTraceCount(in output: [String]) -> Int {
        output.count(where: isEndOfTrace)
    }

    private static func isEndOfTrace(_ line: String) -> Bool { line.hasPrefix("Backtrace took ") }

    /// Returns the start of the last backtrace, which begins with two header lines. The backtraces
    /// before it may come from processes that the example started.
    private static func startOfLastTrace(in output: [String]) -> Int {
        let isTitle: (String) -> Bool = { $0.hasPrefix("*** Signal ") || $0.hasPrefix("*** Program crashed") }
        guard let last = output.lastIndex(where: isTitle) else { return output.endIndex }
        let before = output[..<last].lastIndex(where: isEndOfTrace) ?? output.startIndex
        return output[before...].firstIndex(where: isTitle) ?? last
    }

    private static func takeExitCall(from words: inout [String]) -> String? {
        let sentence = /error: (\w+(?:\([^()]*\))?) was called before the end of the run; .*/
        for index in words.indices.reversed() {
            guard let match = words[index].firstMatch(of: sentence) else { continue }
            let call = String(match.1)
            let before = String(words[index][..<match.range.lowerBound])
            words.replaceSubrange(index...index, with: before.isEmpty ? [] : [before])
            return call
        }
        return nil
    }

    /// Returns the locations of the frames above `Body.run`, which called the spec's closure. Skips
    /// the framework's own frames, such as those that evaluate expressions or wait for async code.
    private static func locations(in trace: ArraySlice<String>) -> [CodeLocation] {
        let all = trace.lazy.prefix { !$0.contains(" Body.run(") && !isEndOfTrace($0) }
            .compactMap(location(ofFrame:)).prefix(maxLocations)
        return all.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// The maximum number of locations. A stack overflow would produce a very large number.
    private static let maxLocations = 10

    /// A frame is a line such as `3 [ra] 0x55d9 f() + 244 in app at /a/FooSpec.swift:9:100`.
    private static func location(ofFrame line: String) -> CodeLocation? {
        guard let match = line.firstMatch(of: /^\s*\d+ .* in .* at (\/.*):(\d+):\d+$/), let number = Int(match.2),
            !match.1.contains("<compiler-generated>"), !CodeLocation.isInFramework(match.1)
        else { return nil }
        return CodeLocation(file: String(match.1), line: number)
    }
}
