/// A page that shows the sources with their mutants. It needs no other file.
struct HTMLReport {
    let results: [MutantResult]
    let files: [MutatedFile]
    /// The names of all tests.
    let tests: [String]

    var text: String {
        let share = Share(results)
        let byFile = Dictionary(grouping: results, by: \.file)
        let shown = files.filter { byFile[$0.path] != nil }
        let rows = shown.map { file in
            let share = Share(byFile[file.path] ?? [])
            return "<tr><td><a href=\"#\(Self.escaped(file.path))\">\(Self.escaped(file.path))</a></td>"
                + "<td>\(share.noticed)/\(share.all)</td><td>\(share.percentText)</td></tr>\n"
        }
        let sources = shown.map { source($0, byFile[$0.path] ?? []) }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Mutation testing: \(share.percentText) noticed</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(share.noticed) of \(share.all) changes noticed (\(share.percentText))</h1>
            <table>
            \(rows.joined())</table>
            \(sources.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private func source(_ file: MutatedFile, _ results: [MutantResult]) -> String {
        let byLine = Dictionary(grouping: results, by: \.mutant.line)
        let text = file.source.text(0..<file.source.scalars.count)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
            index,
            line in
            let mutants = byLine[index + 1] ?? []
            let name = Self.name(of: mutants)
            let code = "<span class=\"number\">\(index + 1)</span>\(Self.escaped(String(line)))"
            return "<div class=\"line \(name)\">\(code)</div>" + mutants.map(detail).joined()
        }
        let path = Self.escaped(file.path)
        return "<section id=\"\(path)\"><h2>\(path)</h2><pre>\(lines.joined())</pre></section>"
    }

    /// A line has the colour of its worst mutant.
    private static func name(of mutants: [MutantResult]) -> String {
        if mutants.contains(where: { $0.verdict == .survived || $0.verdict == .unreached }) { return "unnoticed" }
        return mutants.contains(where: \.verdict.isNoticed) ? "noticed" : ""
    }

    private func detail(_ result: MutantResult) -> String {
        let isOpen = result.verdict == .survived || result.verdict == .unreached
        let names = result.reachedBy.prefix(50).map { "<li>\(Self.escaped(tests[Int($0)]))</li>" }
        let more = result.reachedBy.count - names.count
        let list = names.joined() + (more > 0 ? "<li>and \(more) more</li>" : "")
        return
            "<details\(isOpen ? " open" : "")><summary>\(Self.verdict(result.verdict)): <code>\(Self.escaped(result.change))</code> "
            + "<small>\(result.mutant.kind.rawValue)</small></summary>"
            + (list.isEmpty ? "" : "<p>Reached by</p><ul>\(list)</ul>") + "</details>"
    }

    private static func verdict(_ verdict: Verdict) -> String {
        switch verdict {
        case .noticed(let test, let how): "noticed" + escaped(test.map { " by \($0): \(how)" } ?? ": \(how)")
        case .timedOut(let test): "noticed, because it took too long" + escaped(test.map { " in \($0)" } ?? "")
        case .survived: "survived"
        case .unreached: "reached by no test"
        case .notRun: "not run"
        case .accepted(let reason): "accepted: " + escaped(reason)
        case .doesNotCompile: "does not compile"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
            "\"",
            with: "&quot;"
        )
    }

    private static let style = """
        :root { color-scheme: light dark; }
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 0 auto; padding: 1rem; }
        td { padding-right: 1.5rem; }
        pre { overflow-x: auto; font: 14px/1.5 ui-monospace, monospace; }
        .number { display: inline-block; width: 3.5rem; opacity: 0.6; user-select: none; }
        .noticed { background: rgba(0, 160, 60, 0.12); }
        .unnoticed { background: rgba(220, 40, 40, 0.2); }
        details { margin-left: 3.5rem; white-space: normal; }
        """
}
