import Foundation

extension Proxy {
    /// Looks for new builds and new results until the process ends.
    ///
    /// - Parameter pause: The time between two looks, in seconds.
    func watch(every pause: Double) {
        var (tests, results) = (Watched(), Watched())
        var hasToldSilence = false
        while true {
            let roots = state.withLock { $0.workspace.roots }
            if options.shows(.listing), tests.hasSettled(at: roots, BuiltTests.signature) {
                var built = BuiltTests()
                for root in roots { built.list(packageRoot: root) }
                state.withLock { [built] in $0.workspace.install(built) }
            }
            if results.hasSettled(at: roots, LastResults.signature) { readResults(roots) }
            if !hasToldSilence, let text = silence() {
                hasToldSilence = true
                show(text, isError: true)
            }
            Thread.sleep(forTimeInterval: pause)
        }
    }

    func readResults(_ roots: [String]) {
        var results = LastResults()
        for root in roots { results.add(packageRoot: root) }
        let changed = state.withLock { [results] state in
            state.results = results
            return options.shows(.diagnostics) ? state.diagnostics.take(results.failures) : []
        }
        changed.forEach(publish)
    }

    /// What the editor shows if sourcekit-lsp answers nothing for longer than this.
    func silence(after patience: Duration = .seconds(60)) -> String? {
        state.withLock { state in
            guard let oldest = state.unanswered.values.min(by: { $0.since < $1.since }) else { return nil }
            let time = ContinuousClock.now - max(oldest.since, state.lastAnswer)
            guard time > patience else { return nil }
            return "sourcekit-lsp has answered nothing for \(time.components.seconds) s, "
                + "the first request being \(oldest.method); restart the language server"
        }
    }
}

/// A state of files that counts once it is the same at two looks: a linker may be at work.
private struct Watched {
    private var last: [String: Double] = [:]
    private var settled: [String: Double] = [:]

    /// - Parameter signature: The times of the files of a package by their paths.
    mutating func hasSettled(at roots: [String], _ signature: (String) -> [String: Double]) -> Bool {
        let now = roots.reduce(into: [:]) { $0.merge(signature($1)) { $1 } }
        defer { last = now }
        guard now == last, now != settled else { return false }
        settled = now
        return true
    }
}
