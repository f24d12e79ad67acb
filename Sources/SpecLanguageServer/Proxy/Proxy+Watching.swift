import Foundation

extension Proxy {
    func watch() {
        var (tests, results): ([String: Date], [String: Date]) = ([:], [:])
        var hasReportedSilence = false
        while true {
            let roots = state.withLock { $0.workspace.packageRoots }
            if options.shows(.listing), Self.differ(&tests, roots.flatMap(BuiltTests.bundles).map(\.path)) {
                var built = BuiltTests()
                for root in roots { built.list(packageRoot: root) }
                state.withLock { [built] in $0.workspace.install(built) }
            }
            let files = roots.flatMap(LastResults.files)
            if Self.differ(&results, files) { readResults(files) }
            if !hasReportedSilence, let text = silenceWarning() {
                hasReportedSilence = true
                show(text, isError: true)
            }
            Thread.sleep(forTimeInterval: 1)
        }
    }

    /// Returns whether the modification times differ from the known ones, which are then updated.
    /// Ignores changes within the last second, because a linker may still be writing.
    private static func differ(_ known: inout [String: Date], _ paths: [String]) -> Bool {
        let times = paths.reduce(into: [:]) { $0[$1] = FileURI.changeTime(of: $1) }
        guard times != known, times.values.allSatisfy({ abs($0.timeIntervalSinceNow) > 1 }) else { return false }
        known = times
        return true
    }

    func readResults(_ files: [String]) {
        let changed = state.withLock { $0.results.read(files) }
        if options.shows(.diagnostics) { changed.forEach(publish) }
    }

    func silenceWarning(after patience: Duration = .seconds(60)) -> String? {
        let (requests, lastAnswer) = state.withLock { ($0.pendingRequests.values, $0.lastAnswer) }
        guard let oldest = requests.min(by: { $0.time < $1.time }), case let time = .now - max(oldest.time, lastAnswer),
            time > patience
        else { return nil }
        return "sourcekit-lsp has answered nothing for \(time.components.seconds) s, "
            + "the first request being \(oldest.method); restart the language server"
    }
}
