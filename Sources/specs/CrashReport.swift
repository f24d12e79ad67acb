import SpecEvents

/// What a crashed process left in its output: its own words, and the place that Swift's backtrace tells.
struct CrashReport: Equatable {
    /// What was printed before the backtrace.
    let printed: [String]
    /// The innermost frame of the trace that has a place in the spec or in what it tests.
    let location: CodeLocation?

    init(output: [String]) {
        let isTrace: (String) -> Bool = { $0.hasPrefix("*** Signal ") || $0.hasPrefix("*** Program crashed") }
        let end = output.firstIndex(where: isTrace) ?? output.endIndex
        // What the runtime says about its own trouble with the trace is nobody's last word.
        let words = output[..<end].filter { !$0.hasPrefix("swift-runtime: ") }
        printed = words.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
        location = Self.location(in: output[end...])
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
