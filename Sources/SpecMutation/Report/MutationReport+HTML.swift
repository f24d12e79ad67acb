import SpecReports

extension MutationReport {
    var html: String {
        let rows = resultsOfFiles.map { file, results in
            let (path, share) = (Escaping.html(file.path), Share(results))
            return
                "<tr><td><a href=\"#\(path)\">\(path)</a></td><td>\(share.count)</td><td>\(share.percentText)</td></tr>\n"
        }
        let sources = resultsOfFiles.map(section)
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

    private func section(_ file: MutatedFile, _ results: [MutantResult]) -> String {
        let byLine = Dictionary(grouping: results, by: \.start.line)
        let source = file.source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let lines = zip(1..., source).map { number, line in
            let mutants = byLine[number] ?? []
            let verdicts = mutants.compactMap(\.verdict.isNoticed)
            // The worst mutant on a line determines the line's color.
            let name = verdicts.isEmpty ? "" : verdicts.contains(false) ? "unnoticed" : "noticed"
            return
                "<div class=\"line \(name)\"><span class=\"number\">\(number)</span>\(Escaping.html(String(line)))</div>"
                + mutants.map(detail).joined()
        }
        let path = Escaping.html(file.path)
        return "<section id=\"\(path)\"><h2>\(path)</h2><pre>\(lines.joined())</pre></section>"
    }

    private func detail(_ result: MutantResult) -> String {
        let (names, more) = names(ofTestsThatReach: result, atMost: 50)
        let list = (names + (more.map { [$0] } ?? [])).map { "<li>\(Escaping.html($0))</li>" }.joined()
        return
            "<details\(result.verdict.isNoticed == false ? " open" : "")><summary>\(Escaping.html(result.verdict.text)): "
            + "<code>\(Escaping.html(result.change))</code> <small>\(result.mutant.kind.rawValue)</small></summary>"
            + (list.isEmpty ? "" : "<p>Reached by</p><ul>\(list)</ul>") + "</details>"
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
