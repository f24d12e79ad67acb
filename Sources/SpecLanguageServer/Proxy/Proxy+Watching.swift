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
            if options.shows(.listing), tests.hasSettled(roots.flatMap(BuiltTests.bundles).map(\.path)) {
                var built = BuiltTests()
                for root in roots { built.list(packageRoot: root) }
                state.withLock { [built] in $0.workspace.install(built) }
            }
            if results.hasSettled(roots.flatMap(LastResults.files)) { readResults(roots) }
            if !hasToldSilence, let text = silence() {
                hasToldSilence = true
                show(text, isError: true)
            }
            Thread.sleep(forTimeInterval: pause)
        }
    }

    func readResults(_ roots: [String]) {
        let results = LastResults(packageRoots: roots)
        let changed = state.withLock { state in
            state.results = results
            return options.shows(.diagnostics) ? state.diagnostics.take(results.failures) : []
        }
        changed.forEach(publish)
    }

    /// What the editor shows if sourcekit-lsp answers nothing for longer than this.
    func silence(after patience: Duration = .seconds(60)) -> String? {
        let (oldest, lastAnswer) = state.withLock { state in
            (state.unanswered.values.min { $0.since < $1.since }, state.lastAnswer)
        }
        guard let oldest, case let time = .now - max(oldest.since, lastAnswer), time > patience else { return nil }
        return "sourcekit-lsp has answered nothing for \(time.components.seconds) s, "
            + "the first request being \(oldest.method); restart the language server"
    }
}

/// The times of files, which count once they are the same at two looks: a linker may be at work.
private struct Watched {
    private var last: [String: Double] = [:]
    private var settled: [String: Double] = [:]

    mutating func hasSettled(_ paths: [String]) -> Bool {
        let now = paths.reduce(into: [:]) { $0[$1] = FileURI.changeTime(of: $1) }
        defer { last = now }
        guard now == last, now != settled else { return false }
        settled = now
        return true
    }
}
