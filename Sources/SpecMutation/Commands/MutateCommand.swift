import Foundation
import SpecEvents

/// Changes the sources of a package, and tells which changes no test notices:
///
///     copy -> targets -> mutants -> build -> reach -> run -> report
struct MutateCommand {
    enum Status: Int32 {
        case enough = 0
        case tooFew = 1
        case wrongUsageOrBuild = 2
        case nothingToChange = 3
    }

    private let options: MutationOptions
    private let copy: PackageCopy
    private let paths: [String]
    private let start = ContinuousClock.now

    init(_ options: MutationOptions) throws {
        let here = URL(fileURLWithPath: options.packagePath ?? ".")
        var options = options
        func absolute(_ path: String) -> String {
            URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL.resolvingSymlinksInPath().path
        }
        options.htmlPath = options.htmlPath.map(absolute)
        options.jsonPath = options.jsonPath.map(absolute)
        self.options = options
        copy = PackageCopy(root: try SourceScope.packageRoot(from: here.path))
        paths = options.paths.map(absolute)
        for path in paths where !FileManager.default.fileExists(atPath: path) {
            throw MutationError("\(path): there is no such file or folder")
        }
    }

    func run() throws -> Status {
        try checkPlatform()
        let lock = try FolderLock(copy.folder)
        defer { withExtendedLifetime(lock) {} }
        let accepted = try AcceptedMutants.load(copy.root)
        let changed = try options.changedSince.map { try ChangedLines.since($0, in: copy.root) }
        var state = CopyState.load(copy.folder)
        let targets = try makeCopy(&state)
        let scope = try SourceScope(targets, root: copy.root, paths: paths, changed: changed)
        scope.notes.forEach(SpecsMutate.tell)
        var files = try findMutants(scope, &state)
        let chosen = choose(&files, changed)
        guard !chosen.isEmpty else {
            SpecsMutate.tell(
                "nothing to change"
                    + (changed == nil ? "" : ": no line that differs from \(options.changedSince ?? "") has code")
            )
            return .nothingToChange
        }
        files = try build(files, targets, &state)
        return try report(run(chosen, of: files, targets, state, accepted), files, accepted)
    }

    private func checkPlatform() throws {
        #if !os(Linux)
            throw MutationError("specs mutate runs on Linux only")
        #endif
    }

    // MARK: The copy

    private func makeCopy(_ state: inout CopyState) throws -> PackageTargets {
        let known = state
        state.isUnfinished = true
        try state.save(copy.folder)
        try copy.update { file in
            guard !known.isUnfinished, let entry = known.files[file], let text = try? copy.text(of: file) else {
                return false
            }
            return entry.fingerprint == fingerprintOf(Data(text.utf8))
        }
        guard FileManager.default.changeCurrentDirectoryPath(copy.package) else {
            throw MutationError("cannot go to \(copy.package)")
        }
        let manifest = try CopiedManifest.read(copy)
        try copy.write(manifest.whole, "Package.swift")
        return try PackageTargets.describe(copy)
    }

    private func findMutants(_ scope: SourceScope, _ state: inout CopyState) throws -> [MutatedFile] {
        try scope.files.map { file in
            let text = try copy.text(of: file)
            let source = SourceTokens(text)
            if let line = Exclusions(source).linesWithoutReason.first {
                throw MutationError("\(file):\(line): // \(Exclusions.comment) needs a reason after it")
            }
            let mutants = MutantSearch.mutants(in: source)
            return MutatedFile(
                file,
                source,
                mutants,
                state.enter(file, fingerprintOf(Data(text.utf8)), mutants)
            )
        }
    }

    /// A mutant that is to run: the positions of its file and in it.
    private struct Candidate {
        var file: Int
        var mutant: Int
    }

    /// Chooses the mutants of the changed lines, or of the sample, in the order of the run. Only these are built.
    private func choose(_ files: inout [MutatedFile], _ changed: ChangedLines?) -> [Candidate] {
        var all = files.indices.flatMap { file in
            files[file].mutants.indices.map { Candidate(file: file, mutant: $0) }
        }
        if let changed {
            all = all.filter { changed.contains(files[$0.file].mutants[$0.mutant].line, of: files[$0.file].path) }
        }
        // Also for a limit of time, so that those that run are a fair sample.
        var generator = SplitMix64(seed: options.seed)
        all.shuffle(using: &generator)
        let chosen = options.sample.map { Array(all.prefix($0)) } ?? all
        for (file, candidates) in Dictionary(grouping: chosen, by: \.file) {
            files[file].choose(Set(candidates.map { files[file].mutants[$0.mutant].index }))
        }
        return chosen
    }

    private func build(_ files: [MutatedFile], _ targets: PackageTargets, _ state: inout CopyState) throws
        -> [MutatedFile]
    {
        let names = Set(files.compactMap { targets.target(ofFile: $0.path)?.name })
        let needed = targets.needed(toTest: names)
        guard !needed.isEmpty else {
            throw MutationError("no test target depends on \(names.sorted().joined(separator: ", "))")
        }
        let manifest = try CopiedManifest.read(copy)
        try copy.write(manifest.adding(toTargets: targets.mutable.map(\.name), needed: needed), "Package.swift")
        let built = try CopyBuild(copy: copy, tell: SpecsMutate.tell).build(files, of: targets) { files in
            for file in files { state.files[file.path] = file.entry }
            try state.save(copy.folder)
        }
        state.isUnfinished = false
        try state.save(copy.folder)
        let withdrawn = built.reduce(0) { $0 + $1.entry.withdrawn.count }
        if withdrawn > 0 { SpecsMutate.tell("\(withdrawn) changes do not compile, and are left out") }
        return built
    }

    // MARK: Running

    private func run(
        _ chosen: [Candidate],
        of files: [MutatedFile],
        _ targets: PackageTargets,
        _ state: CopyState,
        _ accepted: AcceptedMutants
    ) throws -> (results: [MutantResult], tests: [String]) {
        guard let bundle = try CopyBuild(copy: copy, tell: SpecsMutate.tell).bundles().first else { return ([], []) }
        var history = options.isFresh ? ResultHistory() : ResultHistory.load(copy.folder)
        let reach = try findReach(bundle, state, &history)
        let modules = targets.targets.filter(\.isTest).map { ($0.module, copy.fingerprint(of: $0)) }
        let prints = TestFingerprints(reach, modules: Dictionary(modules, uniquingKeysWith: { first, _ in first }))
        var results = chosen.compactMap { candidate -> MutantResult? in
            let (file, mutant) = (files[candidate.file], files[candidate.file].mutants[candidate.mutant])
            guard !file.entry.withdrawn.contains(mutant.index) else { return nil }
            let target = targets.target(ofFile: file.path)?.name ?? ""
            let reached = reach.byMutant[file.entry.base + mutant.index] ?? []
            var result = MutantResult(file, target: target, mutant, .notRun, reachedBy: reached)
            if let reason = accepted.reason(for: result) {
                result.verdict = .accepted(reason: reason)
            } else if let verdict = history.verdict(result, file: file.entry.fingerprint, prints) {
                result.verdict = verdict
            }
            return result
        }
        try runMutants(&results, bundle, reach) {
            history.note($0, file: state.files[$0.file]?.fingerprint ?? "", prints)
        }
        try history.save(copy.folder)
        return (results, reach.tests)
    }

    private func findReach(_ bundle: String, _ state: CopyState, _ history: inout ResultHistory) throws -> Reach {
        let facts = try FileManager.default.attributesOfItem(atPath: bundle)
        let fingerprint = "\(facts[.modificationDate] ?? "") \(facts[.size] ?? "")"
        if let reach = history.reach, history.reachFingerprint == fingerprint { return reach }
        SpecsMutate.tell("Running all tests once, to learn which of them reach which change …")
        let reach = try ReachRun(bundle: bundle, copy: copy, end: state.end).run()
        (history.reach, history.reachFingerprint) = (reach, fingerprint)
        if reach.obstacles > 0 {
            SpecsMutate.tell(
                "note: threads or run loops begin while the tests are listed, so each change is a process of its own, which is slower"
            )
        }
        for test in reach.failing.sorted().prefix(10) {
            SpecsMutate.tell("warning: \(reach.tests[test]) fails without a change, and is left out")
        }
        if reach.failing.count > 10 { SpecsMutate.tell("warning: so do \(reach.failing.count - 10) more tests") }
        return reach
    }

    private func runMutants(
        _ results: inout [MutantResult],
        _ bundle: String,
        _ reach: Reach,
        note: (MutantResult) -> Void
    ) throws {
        let indices = Dictionary(uniqueKeysWithValues: zip(results.map(\.number), results.indices))
        let waiting = results.filter { $0.verdict == .notRun }.map(\.number)
        let deadline = options.minutes.map { ContinuousClock.now + .seconds($0 * 60) }
        SpecsMutate.tell(
            "Running \(waiting.count) changes with the tests that reach them; \(results.count - waiting.count) are known …"
        )
        guard !waiting.isEmpty else { return }
        var done = 0
        try MutantRun(bundle: bundle, reach: reach, jobs: options.jobs, deadline: deadline).run(waiting) {
            number,
            verdict in
            guard let index = indices[number] else { return }
            results[index].verdict = verdict
            note(results[index])
            done += 1
            if done % 100 == 0 { SpecsMutate.tell("\(done) of \(waiting.count) …") }
        }
    }

    // MARK: Reporting

    private func report(
        _ run: (results: [MutantResult], tests: [String]),
        _ files: [MutatedFile],
        _ accepted: AcceptedMutants
    ) throws -> Status {
        let invalid = files.flatMap { file in
            file.mutants.filter { file.entry.withdrawn.contains($0.index) }.map {
                MutantResult(file, target: "", $0, .doesNotCompile)
            }
        }
        let shown = (run.results + invalid).sorted { ($0.file, $0.mutant.index) < ($1.file, $1.mutant.index) }
        let results = shown.filter { $0.verdict != .doesNotCompile }
        if let path = options.htmlPath {
            try write(HTMLReport(results: shown, files: files, tests: run.tests).text, path)
        }
        if let path = options.jsonPath {
            try write(StrykerReport(results: shown, files: files, root: copy.root, tests: run.tests).text, path)
        }
        print(TerminalReport(results: results, tests: run.tests).text, terminator: "")
        fflush(nil)
        let all = files.flatMap { file in file.mutants.map { MutantResult(file, target: "", $0, .notRun) } }
        accepted.problems(all, of: Set(files.map(\.path))).forEach { SpecsMutate.tell("warning: \($0)") }
        SpecsMutate.tell("after \(Int((ContinuousClock.now - start) / .seconds(1))) s")
        guard let least = options.leastShare, Share(results).percent < least else { return .enough }
        SpecsMutate.tell("error: \(Share(results).percentText) are fewer than the \(least) % of --at-least")
        return .tooFew
    }

    private func write(_ text: String, _ path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw MutationError("\(path) cannot be written: \(error)")
        }
    }
}
