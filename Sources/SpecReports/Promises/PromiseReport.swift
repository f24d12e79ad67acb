import PromiseFiles
import SpecEvents

/// The state of promises after a run. Promises are sentences in Markdown files.
package struct PromiseReport {
    /// A promise file, along with the folder that contains the examples it is about.
    package struct Source: Sendable {
        let path: String
        let folder: String
        let file: PromiseFile
        /// Whether the run contains all examples. If not, a missing example may still exist.
        let coversAll: Bool

        package init(path: String, folder: String, text: String, coversAll: Bool = true) {
            (self.path, self.folder, self.coversAll) = (path, folder, coversAll)
            file = PromiseFile(text)
        }

        package var problems: [String] { file.problems.map { "\(path):\($0.line): \($0.text)" } }
    }

    package enum State: String, CaseIterable {
        case open
        case broken
        case kept
    }

    struct Promise {
        let sentence: PromiseFile.Sentence
        let source: Source
        fileprivate(set) var examples: [ReportedExample] = []
        /// Whether a group with examples corresponds to the headings above the promise.
        fileprivate(set) var hasGroup = false

        var state: State {
            let verdicts = examples.map(\.verdict)
            if verdicts.contains(where: { $0.isFailure || $0 == .knownIssue }) { return .broken }
            return verdicts.isEmpty || verdicts.contains(.skipped) ? .open : .kept
        }

        var reason: String? {
            if examples.isEmpty, !source.coversAll { return "no recorded example" }
            if examples.isEmpty { return hasGroup ? "no example yet" : "no group of this name yet" }
            return examples.lazy.compactMap { $0.verdict == .passed ? nil : $0.result.reason ?? $0.verdict.word }.first
        }
    }

    private(set) var promises: [Promise] = []
    private let folders: [String]
    private var asked: Set<String> = []
    /// The keys of all groups that have examples, both with and without the outer groups' names.
    private var groups: Set<String> = []

    init(_ sources: [Source], _ examples: [ReportedExample]) {
        let sources = sources.filter { !$0.file.sentences.isEmpty }
        folders = sources.map(\.folder)
        for source in sources {
            var promised: [String: Int] = [:]
            for sentence in source.file.sentences {
                let names = sentence.text.split(separator: ExampleIdentity.separator).map(String.init)
                promised[PromiseFile.key(sentence.groups + names)] = promises.count
                promises.append(Promise(sentence: sentence, source: source))
            }
            for example in examples where Self.isInside(example, source.folder) { note(example, promised) }
        }
        for position in promises.indices {
            promises[position].hasGroup = groups.contains(PromiseFile.key(promises[position].sentence.groups))
        }
    }

    private mutating func note(_ example: ReportedExample, _ promised: [String: Int]) {
        let names = [example.identity.className.withoutModule] + example.identity.names
        for start in names.indices.dropLast() {
            let name = PromiseFile.key(Array(names[start...]))
            // A table's rows, named `table: row`, fulfill the promise that has the table's name.
            let table = name.firstRange(of: ": ").map { String(name[..<$0.lowerBound]) }
            for end in names.indices where end > start { groups.insert(PromiseFile.key(Array(names[start..<end]))) }
            guard let position = promised[name] ?? table.flatMap({ promised[$0] }) else { continue }
            promises[position].examples.append(example)
            asked.insert(example.identity.identifier)
        }
    }

    func promises(_ state: State) -> [Promise] { promises.filter { $0.state == state } }

    func isUnpromised(_ example: ReportedExample) -> Bool {
        !asked.contains(example.identity.identifier) && folders.contains { Self.isInside(example, $0) }
    }

    var counts: String {
        let states = State.allCases.reversed().map { "\(promises($0).count) \($0)" }
        return "\(counted(promises.count, "promise")): \(states.joined(separator: ", "))"
    }

    private static func isInside(_ example: ReportedExample, _ folder: String) -> Bool {
        example.identity.location?.file.hasPrefix(folder + "/") ?? false
    }
}

package final class PromiseListing: Reporter {
    private let sources: [PromiseReport.Source]
    private let isBrief: Bool
    private let write: (String) -> Void

    package init(_ sources: [PromiseReport.Source], isBrief: Bool, write: @escaping (String) -> Void) {
        (self.sources, self.isBrief, self.write) = (sources, isBrief, write)
    }

    package func finish(_ summary: Summary) {
        let report = PromiseReport(sources, summary.examples)
        guard !report.promises.isEmpty else {
            return isBrief ? () : write("no promises: no Promises.md of this package has a sentence\n")
        }
        guard !isBrief else { return write("\n\(report.counts)\n") }
        write(report.counts + "\n")
        for state in PromiseReport.State.allCases {
            let promises = report.promises(state)
            if !promises.isEmpty { write("\n\(state)\n" + promises.map { "  \(line($0, state))\n" }.joined()) }
        }
    }

    private func line(_ promise: PromiseReport.Promise, _ state: PromiseReport.State) -> String {
        let reason = state == .kept ? nil : promise.reason.map { " (\($0))" }
        let sentence = promise.sentence
        return Escaping.line("\(promise.source.path):\(sentence.line): \(sentence.fullName)\(reason ?? "")")
    }
}
