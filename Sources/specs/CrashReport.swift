import SpecEvents

/// What a process that is gone left in its output: its own words, the place that Swift's backtrace tells, and the call
/// with which it left.
struct CrashReport: Equatable {
    /// What was printed before the backtrace.
    let printed: [String]
    /// The innermost frame of the trace that has a place in the spec or in what it tests.
    let location: CodeLocation?
    /// The call that ended the process, such as `exit(0)`: the process says so on its way out, and then leaves with
    /// another status.
    let exitCall: String?

    /// - Parameter hasExited: Whether the process left by itself: only then it can have said by which call.
    init(output: [String], hasExited: Bool = false) {
        let isTrace: (String) -> Bool = { $0.hasPrefix("*** Signal ") || $0.hasPrefix("*** Program crashed") }
        let end = output.firstIndex(where: isTrace) ?? output.endIndex
        // What the runtime says about its own trouble with the trace is nobody's last word.
        var words = output[..<end].filter { !$0.hasPrefix("swift-runtime: ") }
        exitCall = hasExited ? Self.takeExitCall(from: &words) : nil
        printed = words.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
        location = Self.location(in: output[end...])
    }

    /// Takes the sentence about the call away; it may stand behind what was printed without a line break.
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

    /// The frames lead outwards: first the library that trapped, then the code that called it, at last the framework.
    private static func location(in trace: ArraySlice<String>) -> CodeLocation? {
        trace.lazy.prefix { !$0.contains(" Body.run(") }.compactMap(location(ofFrame:)).first
    }

    /// Whether a file is one of the framework's own: an expectation evaluates its expression there, and whoever reads the
    /// report wants to see the expectation.
    private static func isOfFramework(_ path: Substring) -> Bool {
        let sources = #filePath.dropLast("specs/CrashReport.swift".count)
        return ["Expect/", "Spec/"].contains { path.hasPrefix(sources + $0) }
    }

    /// The place in a line like `3 [ra] 0x55d9 f() + 244 in app at /a/FooSpec.swift:9:100`.
    private static func location(ofFrame line: String) -> CodeLocation? {
        guard let match = line.firstMatch(of: /^\s*\d+ .* in .* at (\/.*):(\d+):\d+$/), let number = Int(match.2),
            !match.1.contains("<compiler-generated>"), !isOfFramework(match.1)
        else { return nil }
        return CodeLocation(file: String(match.1), line: number)
    }
}
