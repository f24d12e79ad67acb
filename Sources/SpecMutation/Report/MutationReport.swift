struct MutationReport {
    let results: [MutantResult]
    let files: [MutatedFile]
    var root = ""
    let tests: [String]

    var share: Share { Share(results) }

    var resultsOfFiles: [(file: MutatedFile, results: [MutantResult])] {
        let byFile = Dictionary(grouping: results, by: \.file)
        return files.compactMap { file in byFile[file.path].map { (file, $0) } }
    }

    func names(ofTestsThatReach result: MutantResult, atMost count: Int) -> (names: [String], more: String?) {
        let tests = result.reachedBy.map { self.tests[Int($0)] }
        return (Array(tests.prefix(count)), tests.count > count ? "and \(tests.count - count) more" : nil)
    }
}

struct Share {
    let noticed: Int
    let all: Int

    init(_ results: [MutantResult]) {
        let verdicts = results.compactMap(\.verdict.isNoticed)
        (noticed, all) = (verdicts.count { $0 }, verdicts.count)
    }

    var count: String { "\(noticed)/\(all)" }
    var percent: Double { all == 0 ? 100 : Double(noticed) / Double(all) * 100 }

    /// The percentage, rounded down so that 100% means that every mutant was noticed.
    var percentText: String {
        let tenths = all == 0 ? 1000 : noticed * 1000 / all
        return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }
}

extension MutationReport {
    var text: String {
        let unnoticed = results.filter { $0.verdict.isNoticed == false }.map(lines)
        return unnoticed.joined() + (unnoticed.isEmpty ? "" : "\n") + shares + "\n" + summary + "\n"
    }

    private func lines(_ result: MutantResult) -> String {
        let heading = "\(result.place)  \(result.mutant.kind.rawValue)\n    \(result.line)\n"
        guard result.verdict == .survived else { return heading + "    no test reaches it\n" }
        let (names, more) = names(ofTestsThatReach: result, atMost: 3)
        let tests = names.isEmpty ? "the reading of specs" : names.joined(separator: ", ")
        return heading + "    reached, and not noticed, by \(tests)\(more.map { " " + $0 } ?? "")\n"
    }

    private var shares: String {
        let targets = Dictionary(grouping: results, by: \.target).sorted { $0.key < $1.key }
        let rows = targets.flatMap { target, results -> [(String, Share)] in
            let files = Dictionary(grouping: results, by: \.file).sorted { $0.key < $1.key }.map {
                ("  " + $0, Share($1))
            }
            return [(target, Share(results))] + files.filter { $0.1.noticed < $0.1.all }
        }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, share in
            name + String(repeating: " ", count: width - name.count) + "  \(share.count)  \(share.percentText)\n"
        }.joined()
    }

    private var summary: String {
        let parts = [
            ("survived", results.count { $0.verdict == .survived }),
            ("reached by no test", results.count { $0.verdict == .unreached }),
            ("accepted", results.count { if case .accepted = $0.verdict { true } else { false } }),
            ("not run, because time was up", results.count { $0.verdict == .notRun }),
        ]
        let others = parts.filter { $0.1 > 0 }.map { ", \($0.1) \($0.0)" }.joined()
        return "\(share.noticed) of \(share.all) changes noticed (\(share.percentText))" + others
    }
}
