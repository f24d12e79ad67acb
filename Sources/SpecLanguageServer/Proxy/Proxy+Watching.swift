import Foundation

extension Proxy {
    /// Looks for new builds and new results until the process ends.
    ///
    /// - Parameter pause: The time between two looks, in seconds.
    func watch(every pause: Double) {
        var (tests, results): ([String: Double], [String: Double]) = ([:], [:])
        var hasToldSilence = false
        while true {
            let roots = state.withLock { $0.workspace.roots }
            if options.shows(.listing), Self.differ(&tests, roots.flatMap(BuiltTests.bundles).map(\.path)) {
                var built = BuiltTests()
                for root in roots { built.list(packageRoot: root) }
                state.withLock { [built] in $0.workspace.install(built) }
            }
            let files = roots.flatMap(LastResults.files)
            if Self.differ(&results, files) { readResults(files) }
            if !hasToldSilence, let text = silence() {
                hasToldSilence = true
                show(text, isError: true)
            }
            Thread.sleep(forTimeInterval: pause)
        }
    }

    /// Whether files differ from what is known of their times. None that changed just now does: a linker may be at work.
    private static func differ(_ known: inout [String: Double], _ paths: [String]) -> Bool {
        let times = paths.reduce(into: [:]) { $0[$1] = FileURI.changeTime(of: $1) }
        let now = Date().timeIntervalSince1970
        guard times != known, times.values.allSatisfy({ abs(now - $0) > 1 }) else { return false }
        known = times
        return true
    }

    func readResults(_ files: [String]) {
        let changed = state.withLock { $0.results.read(files) }
        if options.shows(.diagnostics) { changed.forEach(publish) }
    }

    /// What the editor shows if sourcekit-lsp answers nothing for longer than this.
    func silence(after patience: Duration = .seconds(60)) -> String? {
        let (oldest, lastAnswer) = state.withLock { state in
            (state.requests.values.min { $0.time < $1.time }, state.lastAnswer)
        }
        guard let oldest, case let time = .now - max(oldest.time, lastAnswer), time > patience else { return nil }
        return "sourcekit-lsp has answered nothing for \(time.components.seconds) s, "
            + "the first request being \(oldest.method); restart the language server"
    }
}
