/// The results of a run, for all reports of it.
struct MutationReport {
    let results: [MutantResult]
    let files: [MutatedFile]
    /// The root of the package.
    var root = ""
    /// The names of all tests.
    let tests: [String]

    var share: Share { Share(results) }

    /// The files with results, and these.
    var resultsOfFiles: [(file: MutatedFile, results: [MutantResult])] {
        let byFile = Dictionary(grouping: results, by: \.file)
        return files.compactMap { file in byFile[file.path].map { (file, $0) } }
    }

    func names(ofTestsThatReach result: MutantResult, atMost count: Int) -> (names: [String], more: String?) {
        let tests = result.reachedBy.map { self.tests[Int($0)] }
        return (Array(tests.prefix(count)), tests.count > count ? "and \(tests.count - count) more" : nil)
    }
}

/// How many of some mutants were noticed.
struct Share {
    let noticed: Int
    let all: Int

    init(_ results: [MutantResult]) {
        let verdicts = results.compactMap(\.verdict.isNoticed)
        (noticed, all) = (verdicts.count { $0 }, verdicts.count)
    }

    var count: String { "\(noticed)/\(all)" }
    /// 100 if there are none.
    var percent: Double { all == 0 ? 100 : Double(noticed) / Double(all) * 100 }

    /// In percent with one digit, rounded down: 99.9 % is not all.
    var percentText: String {
        let tenths = all == 0 ? 1000 : noticed * 1000 / all
        return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }
}
