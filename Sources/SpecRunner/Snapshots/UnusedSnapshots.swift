import Foundation
import SnapshotFiles
import SpecEvents

/// The snapshots beside the specs that no example of a whole run used.
struct UnusedSnapshots {
    private static let mostShown = 10

    private(set) var keys: [(file: String, key: SnapshotKey)] = []
    private var problems: [String] = []

    init(_ found: SnapshotCollector, _ examples: [ExampleIdentity]) {
        let uses = found.results.joined().flatMap { $0.snapshots ?? [] }
        // An example that did not run to its end may have other snapshots.
        let unfinished = found.examples.filter { $0.results.contains { $0.status != .passed || $0.isKnownIssue } }
        let (used, kept) = (
            Set(uses.filter { $0.line == nil }.map(\.key)), Set(unfinished.map { SnapshotKey(of: $0.identity) })
        )
        let (modules, classes) = (Set(examples.map(\.moduleName)), Set(examples.map(\.className)))
        for folder in Set(examples.compactMap { $0.location.map { Self.folder(of: $0.file) } }).sorted() {
            for name in Self.names(in: folder + "Snapshots", "md") {
                let file = "\(folder)Snapshots/\(name)"
                keys += read(file).filter { key in
                    guard !used.contains(key), !kept.contains(key.named(nil)) else { return false }
                    // The class of a test that is no example has a space in it; a class that is declared and has no examples
                    // in this run is left out by a configuration.
                    guard modules.contains(String(key.className.prefix { $0 != "." })) else { return false }
                    return classes.contains(key.className)
                        || !(key.className.contains(" ") || Self.declares(key.className, folder))
                }.map { (file, $0) }
            }
        }
    }

    /// The folder of a file, with the slash behind it.
    private static func folder(of file: String) -> String { file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }

    private static func names(in folder: String, _ type: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.filter { $0.hasSuffix("." + type) }.sorted()
    }

    private mutating func read(_ file: String) -> [SnapshotKey] {
        do {
            return try SnapshotDocument(SnapshotFile(file).read(), of: file).keys
        } catch {
            problems.append("warning: \(error)")
            return []
        }
    }

    private static func declares(_ className: String, _ folder: String) -> Bool {
        let name = String(className.split(separator: ".").last ?? "")
        return names(in: folder, "swift").contains { file in
            FileManager.default.contents(atPath: folder + file).map { WordSearch.contains(name, in: $0) } == true
        }
    }

    /// What is stored below a folder for classes that no source there has, and what cannot be read.
    static func filesWithoutClass(in folder: String) -> [String] {
        let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
        return paths.filter { $0.hasSuffix(".md") && Self.folder(of: $0).hasSuffix("/Snapshots/") }.sorted().flatMap {
            path in
            do {
                let specs = String(Self.folder(of: path).dropLast("Snapshots/".count))
                let classes = Set(try SnapshotDocument(SnapshotFile(path).read(), of: path).keys.map(\.className))
                let orphans = classes.filter { !$0.contains(" ") && !declares($0, specs) }
                return orphans.sorted().map { "\(path): \($0) is not declared in \(specs)" }
            } catch {
                return ["\(error)"]
            }
        }
    }

    // MARK: What comes of them

    /// What the runner prints of them.
    var notice: [String] {
        guard !keys.isEmpty else { return problems }
        let heading = keys.count == 1 ? "1 snapshot is" : "\(keys.count) snapshots are"
        let shown = keys.prefix(Self.mostShown).map { file, key in
            "  \(file): \(key.example)" + (key.name.map { ", “\($0)”" } ?? "")
        }
        let more = keys.count > shown.count ? ["  and \(keys.count - shown.count) more"] : []
        return problems + ["\(heading) not used any more; --remove-unused-snapshots removes them:"] + shown + more
    }

    /// Removes them, and files that hold nothing else.
    ///
    /// - Returns: Whether all are removed.
    func remove(_ print: (String) -> Void) -> Bool {
        problems.forEach(print)
        var isDone = problems.isEmpty
        for (file, group) in Dictionary(grouping: keys, by: \.file).sorted(by: { $0.key < $1.key }) {
            do {
                try SnapshotFile(file).change { data in
                    var document = try SnapshotDocument(data, of: file)
                    for (_, key) in group { document.entries[key] = nil }
                    return Data(document.text.utf8)
                }
                print("snapshots: \(group.count) removed in \(file)")
                rmdir(Self.folder(of: file))
            } catch {
                print("error: \(error)")
                isDone = false
            }
        }
        return isDone
    }
}
