import ChildProcesses
import Foundation
import SpecReports

/// The entry point of `specs mutate`, a separate product that is compiled only when it is needed.
@main enum SpecsMutate {
    static func main() {
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                ChildProcess.killAll()
                _exit(128 + number)
            }
        }
        do {
            let options = try MutationOptions(Array(CommandLine.arguments.dropFirst()))
            if options.showsHelp {
                print(MutationOptions.help, terminator: "")
                exit(0)
            }
            #if os(Linux)
                exit(try MutateCommand(options).run().rawValue)
            #else
                throw MutationError("specs mutate runs on Linux only")
            #endif
        } catch {
            tell("error: \(error)")
            exit(MutateCommand.Status.wrongUsageOrBuild.rawValue)
        }
    }
}

/// Mutates a package's sources, and reports the mutants that no test notices:
///
///     copy -> targets -> mutants -> build -> reach -> run -> report
struct MutateCommand {
    enum Status: Int32 {
        case enough, tooFew, wrongUsageOrBuild, nothingToChange
    }

    private var options: MutationOptions
    private let copy: PackageCopy
    private let start = ContinuousClock.now
    private let processors = ProcessInfo.processInfo.activeProcessorCount

    init(_ options: MutationOptions) throws {
        let here = URL(fileURLWithPath: options.packagePath ?? ".")
        func absolute(_ path: String) -> String {
            URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL.resolvingSymlinksInPath().path
        }
        self.options = options
        self.options.htmlPath = options.htmlPath.map(absolute)
        self.options.jsonPath = options.jsonPath.map(absolute)
        self.options.paths = options.paths.map(absolute)
        guard let root = PackageRoot.find(from: here.standardizedFileURL.resolvingSymlinksInPath().path) else {
            throw MutationError("no Package.swift in \(here.path), nor in a folder around it")
        }
        copy = PackageCopy(root: root)
        for path in self.options.paths where !FileManager.default.fileExists(atPath: path) {
            throw MutationError("\(path): there is no such file or folder")
        }
    }

    func run() throws -> Status {
        try copy.lock()
        let accepted = try AcceptedMutants((try? copy.text(of: AcceptedMutants.name)) ?? "")
        let changed = try options.changedSince.map { try ChangedLines.since($0, in: copy.root) }
        let targets = try PackageTargets.describe(copy)
        let scope = try SourceScope(targets, root: copy.root, paths: options.paths, changed: changed)
        scope.notes.forEach(tell)
        var state = CopyState.load(copy.folder)
        try makeCopy(&state)
        var files = try scope.files.map { try findMutants($0.path, $0.target, &state) }
        let all = files.flatMap { file in file.mutants.map { MutantResult(file, $0) } }
        var results = choose(all, changed)
        guard !results.isEmpty else {
            let reason = options.changedSince.map { ": no line that differs from \($0) has code" } ?? ""
            tell("nothing to change" + reason)
            return .nothingToChange
        }
        let chosen = Dictionary(grouping: results, by: \.file)
        for index in files.indices { files[index].choose(Set((chosen[files[index].path] ?? []).map(\.number))) }
        try build(&files, targets, &state)
        let tests = try run(&results, files, targets, state, accepted)
        results.sort { ($0.file, $0.mutant.index) < ($1.file, $1.mutant.index) }
        try report(results, files, tests)
        accepted.problems(all, of: Set(files.map(\.path))).forEach { tell("warning: \($0)") }
        tell("after \(Int((ContinuousClock.now - start) / .seconds(1))) s")
        guard let least = options.minShare, Share(results).percent < least else { return .enough }
        tell("error: \(Share(results).percentText) are fewer than the \(least) % of --at-least")
        return .tooFew
    }

    // MARK: The copy

    private func makeCopy(_ state: inout CopyState) throws {
        let kept = state.keepUnchanged { try? copy.text(of: $0) }
        try state.save(copy.folder)
        try copy.update(keeping: kept)
        guard FileManager.default.changeCurrentDirectoryPath(copy.package) else {
            throw MutationError("cannot go to \(copy.package)")
        }
    }

    private func findMutants(_ file: String, _ target: String, _ state: inout CopyState) throws -> MutatedFile {
        let text = try copy.text(of: file)
        let source = SourceTokens(text)
        if let line = Exclusions(source).linesWithoutReason.first {
            throw MutationError("\(file):\(line): // \(Exclusions.comment) needs a reason after it")
        }
        let mutants = MutantSearch.mutants(in: source)
        return MutatedFile(file, target: target, source, mutants, state.enter(file, text, mutants))
    }

    private func choose(_ all: [MutantResult], _ changed: ChangedLines?) -> [MutantResult] {
        // In random order, the mutants that run before the time limit are a fair sample.
        let chosen = all.filter { changed?.contains($0.start.line, of: $0.file) ?? true }
            .map { (rank: $0.rank(seed: options.seed), result: $0) }.sorted { $0.rank < $1.rank }.map(\.result)
        return Array(chosen.prefix(options.sample ?? chosen.count))
    }

    private func build(_ files: inout [MutatedFile], _ targets: PackageTargets, _ state: inout CopyState) throws {
        let needed = targets.needed(toTest: Set(files.filter { !$0.chosen.isEmpty }.map(\.target)))
        let others = targets.targets.filter { needed.contains($0.name) && $0.usesSwiftTesting(copy) }.map(\.name)
        if !others.isEmpty {
            tell("note: tests of Swift Testing are not run: those of \(others.joined(separator: ", "))")
        }
        let manifest = try copy.manifest(mutated: targets.mutable.map(\.name), needed: needed)
        try copy.write(manifest, "Package.swift")
        try CopyBuild(copy: copy).build(&files, of: targets, &state)
    }

    // MARK: Running

    /// - Returns: The names of all tests.
    private func run(
        _ results: inout [MutantResult],
        _ files: [MutatedFile],
        _ targets: PackageTargets,
        _ state: CopyState,
        _ accepted: AcceptedMutants
    ) throws -> [String] {
        let bundle = try CopyBuild(copy: copy).bundle()
        var history = options.isFresh ? ResultHistory() : ResultHistory.load(copy.folder)
        var reach = try findReach(bundle, state, &history)
        for file in files { reach.widen(file.constants, to: file.compiled) }
        let modules = targets.targets.filter(\.isTest).map { ($0.module, copy.fingerprint(of: $0.path)) }
        history.take(reach, modules: Dictionary(modules, uniquingKeysWith: { first, _ in first }))
        let withdrawn = Set(files.flatMap { file in file.entry.withdrawn.map { file.entry.base + $0 } })
        for index in results.indices {
            let result = results[index]
            let known = withdrawn.contains(result.number) ? .doesNotCompile : accepted.verdict(result)
            results[index].verdict = known ?? history.verdict(result) ?? .notRun
            results[index].reachedBy = reach.tests(reaching: result.number)
        }
        let waiting = results.indices.filter { results[$0].verdict == .notRun }
        let indices = Dictionary(uniqueKeysWithValues: waiting.map { (results[$0].number, $0) })
        let invalid = results.count { $0.verdict == .doesNotCompile }
        tell(
            (invalid > 0 ? "\(invalid == 1 ? "1 change does" : "\(invalid) changes do") not compile; left out\n" : "")
                + "Running \(waiting.count) changes with the tests that reach them; "
                + "\(results.count - invalid - waiting.count) are known …"
        )
        let deadline = options.minutes.map { ContinuousClock.now + .seconds($0 * 60) }
        let jobs = options.jobs ?? reach.jobs(processors: processors)
        let run = MutantRun(bundle: bundle, reach: reach, jobs: min(jobs, MutationOptions.maxJobs), deadline: deadline)
        // Saves the reach first, so that it is not lost if the command is interrupted.
        try history.save(copy.folder)
        var done = 0
        try run.run(waiting.map { results[$0].number }) { number, verdict in
            guard let index = indices[number] else { return }
            results[index].verdict = verdict
            history.note(results[index])
            done += 1
            guard done % 100 == 0 else { return }
            try? history.save(copy.folder)
            tell("\(done) of \(waiting.count) …")
        }
        try history.save(copy.folder)
        return reach.tests
    }

    private func findReach(_ bundle: String, _ state: CopyState, _ history: inout ResultHistory) throws -> Reach {
        let facts = try FileManager.default.attributesOfItem(atPath: bundle)
        let version = "\(facts[.modificationDate] ?? "") \(facts[.size] ?? "")"
        if let reach = history.reach, history.bundle == version { return reach }
        tell("Running all tests once, to learn which of them reach which change …")
        let reach = try Reach(of: bundle, in: copy, end: state.end, processes: options.jobs ?? processors * 3 / 2)
        history.bundle = version
        if reach.obstacles > 0 {
            tell(
                "note: threads or run loops begin while the tests are listed, so each change lists them anew, which is slower"
            )
        }
        for test in reach.failing.sorted().prefix(10) {
            tell("warning: \(reach.tests[test]) fails without a change, and is left out")
        }
        if reach.failing.count > 10 { tell("warning: so do \(reach.failing.count - 10) more tests") }
        return reach
    }

    // MARK: Reporting

    private func report(_ results: [MutantResult], _ files: [MutatedFile], _ tests: [String]) throws {
        func write(_ data: Data, _ path: String?) throws {
            guard let path else { return }
            do {
                try data.write(to: URL(fileURLWithPath: path))
            } catch {
                throw MutationError("\(path) cannot be written: \(error)")
            }
        }
        let report = MutationReport(results: results, files: files, root: copy.root, tests: tests)
        try write(Data(report.html.utf8), options.htmlPath)
        try write(report.json(), options.jsonPath)
        print(Escaping.printed(report.text), terminator: "")
        fflush(nil)
    }
}

struct SourceScope {
    /// The files to mutate. Their paths are relative to the package root.
    let files: [(path: String, target: String)]
    let notes: [String]

    /// - Parameter paths: Absolute paths of files and folders. If empty, all targets are in scope.
    init(_ targets: PackageTargets, root: String, paths: [String], changed: ChangedLines?) throws {
        let wanted = paths.isEmpty ? [""] : paths.map { String($0.dropFirst(root.count + 1)) }
        func isIn(_ folder: String, _ file: String) -> Bool {
            folder.isEmpty || file == folder || file.hasPrefix(folder + "/")
        }
        func isWanted(_ file: String) -> Bool { wanted.contains { isIn($0, file) } }
        for (path, name) in zip(paths, wanted) {
            guard isIn(root, path) else { throw MutationError("\(path) is outside of the package at \(root)") }
            guard targets.targets.contains(where: { $0.files.contains { isIn(name, $0) } }) else {
                throw MutationError("\(name): no target of the package has a Swift source there")
            }
        }
        files = targets.mutable.flatMap { target in target.files.map { ($0, target.name) } }
            .filter { isWanted($0.0) && (changed == nil || changed?.files[$0.0] != nil) }
            .sorted { $0.0 < $1.0 }
        let left = targets.targets.filter { target in
            !target.isTest && (isWanted(target.path) || wanted.contains { isIn(target.path, $0) })
        }
        notes = left.compactMap { target in
            targets.reasonToLeaveOut(target).map { "note: the target \(target.name) is left out: \($0)" }
        }
    }
}
