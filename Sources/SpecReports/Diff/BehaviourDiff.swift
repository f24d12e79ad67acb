import Foundation
import SpecEvents

/// Compares the behaviours of two runs.
///
///     groups     by name; then, as renamed, those with mostly the same examples
///     examples   by name; then, as renamed, those with similar names, except table rows
///     the rest   moved, if the same name is in another group
package struct BehaviourDiff {
    /// The differences in the order of the new run; removals stand where they were in the old one.
    package private(set) var changes: [BehaviourChange] = []
    /// How many behaviours are unchanged.
    package private(set) var unchangedCount = 0

    private typealias Item = RecordedBehaviours.Item
    private typealias Found = (path: [String], example: Item)

    private var added: [Found] = []
    private var removed: [Found] = []

    /// Compares two runs.
    package init(from old: RecordedBehaviours, to new: RecordedBehaviours) {
        compareGroups(old.groups, new.groups, from: [], to: [])
        pairMoved()
        changes += removed.map { .removed(path: $0.path) }
        changes += added.map { .added(path: $0.path, status: $0.example.status?.rawValue ?? "") }
    }

    /// How many behaviours the new run no longer has.
    package var removedCount: Int {
        changes.count { if case .removed = $0 { true } else { false } }
    }

    // MARK: Groups

    private mutating func compareGroups(
        _ old: [Item],
        _ new: [Item],
        from oldPath: [String],
        to newPath: [String]
    ) {
        var pairs = Pairing(old.indices, new.indices)
        pairs.pairEqual({ [old[$0].name, old[$0].class ?? ""] }, { [new[$0].name, new[$0].class ?? ""] })
        pairs.pairEqual({ old[$0].name }, { new[$0].name })
        let (oldPaths, newPaths) = (pairs.restOfOld.paths(in: old), pairs.restOfNew.paths(in: new))
        pairs.pair { Self.likeness(oldPaths[$0] ?? [], newPaths[$1] ?? [], atLeast: 0.5) }
        for (oldIndex, newIndex) in pairs.pairs {
            let (oldGroup, newGroup) = (old[oldIndex], new[newIndex])
            let (from, to) = (oldPath + [oldGroup.name], newPath + [newGroup.name])
            if oldGroup.name != newGroup.name { changes.append(.renamed(from: from, to: to, count: newGroup.count)) }
            compareGroups(oldGroup.groups, newGroup.groups, from: from, to: to)
            compareExamples(oldGroup.examples, newGroup.examples, from: from, to: to)
        }
        for index in pairs.restOfOld { collect(old[index], in: oldPath, into: &removed) }
        for index in pairs.restOfNew { collect(new[index], in: newPath, into: &added) }
    }

    private func collect(_ group: Item, in path: [String], into list: inout [Found]) {
        let path = path + [group.name]
        list += group.examples.map { (path + [$0.name], $0) }
        for inner in group.groups { collect(inner, in: path, into: &list) }
    }

    // MARK: Examples

    private mutating func compareExamples(
        _ old: [Item],
        _ new: [Item],
        from oldPath: [String],
        to newPath: [String]
    ) {
        var pairs = Pairing(old.indices, new.indices)
        pairs.pairEqual({ old[$0].name }, { new[$0].name })
        let places = (old: old.map(\.place), new: new.map(\.place))
        let tables = (old: Self.tables(among: places.old), new: Self.tables(among: places.new))
        pairs.pair { oldIndex, newIndex in
            let (oldPlace, newPlace) = (places.old[oldIndex], places.new[newIndex])
            guard !tables.old.contains(oldPlace), !tables.new.contains(newPlace) else { return 0 }
            let isSamePlace = oldPlace == newPlace
            let (oldWords, newWords) = (Self.words(of: old[oldIndex].name), Self.words(of: new[newIndex].name))
            return Self.likeness(oldWords, newWords, atLeast: isSamePlace ? 0.2 : 0.6)
        }
        for (oldIndex, newIndex) in pairs.pairs {
            note(old[oldIndex], new[newIndex], oldPath + [old[oldIndex].name], newPath + [new[newIndex].name])
        }
        removed += pairs.restOfOld.map { (oldPath + [old[$0].name], old[$0]) }
        added += pairs.restOfNew.map { (newPath + [new[$0].name], new[$0]) }
    }

    private mutating func note(_ old: Item, _ new: Item, _ oldPath: [String], _ newPath: [String]) {
        if old.name != new.name { changes.append(.renamed(from: oldPath, to: newPath, count: 1)) }
        if old.status != new.status {
            changes.append(
                .changedState(path: newPath, from: old.status?.rawValue ?? "", to: new.status?.rawValue ?? "")
            )
        } else if old.name == new.name {
            unchangedCount += 1
        }
    }

    /// The places of tables: those that declare more than one example.
    private static func tables(among places: [String?]) -> Set<String?> {
        let counts = Dictionary(grouping: places.compactMap(\.self), by: \.self)
        return Set(counts.filter { $0.value.count > 1 }.keys)
    }

    /// Finds moved examples: removed once, and added once under the same name in another group.
    private mutating func pairMoved() {
        let (old, new) = (removed, added)
        var pairs = Pairing(old.indices, new.indices)
        let oldCounts = Dictionary(grouping: old, by: \.example.name).mapValues(\.count)
        let newCounts = Dictionary(grouping: new, by: \.example.name).mapValues(\.count)
        let isUnique = { oldCounts[$0] == 1 && newCounts[$0] == 1 }
        pairs.pairEqual(
            { isUnique(old[$0].example.name) ? old[$0].example.name : nil },
            { isUnique(new[$0].example.name) ? new[$0].example.name : nil }
        )
        for (oldIndex, newIndex) in pairs.pairs {
            let (from, to) = (old[oldIndex], new[newIndex])
            changes.append(.renamed(from: from.path, to: to.path, count: 1))
            let (before, after) = (from.example.status?.rawValue ?? "", to.example.status?.rawValue ?? "")
            if before != after { changes.append(.changedState(path: to.path, from: before, to: after)) }
        }
        removed = pairs.restOfOld.map { old[$0] }
        added = pairs.restOfNew.map { new[$0] }
    }

    // MARK: Likeness

    /// How much two sets have in common, from 0 to 1; 0 if it is below the minimum.
    private static func likeness<Element>(
        _ one: Set<Element>,
        _ other: Set<Element>,
        atLeast least: Double
    ) -> Double {
        let all = one.union(other).count
        let common = all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
        return common >= least ? common : 0
    }

    private static func words(of name: String) -> Set<String> {
        Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
}

extension [Int] {
    /// The names inside the groups at these places.
    fileprivate func paths(in groups: [RecordedBehaviours.Item]) -> [Int: Set<[String]>] {
        Dictionary(uniqueKeysWithValues: map { ($0, groups[$0].paths) })
    }
}

/// Pairs the elements of two lists; each element is in one pair at most.
private struct Pairing {
    private(set) var pairs: [(Int, Int)] = []
    private(set) var restOfOld: [Int]
    private(set) var restOfNew: [Int]

    init(_ old: Range<Int>, _ new: Range<Int>) {
        (restOfOld, restOfNew) = (Array(old), Array(new))
    }

    /// Pairs elements with equal keys, in order where several are equal; `nil` equals nothing.
    mutating func pairEqual<Key: Hashable>(_ oldKey: (Int) -> Key?, _ newKey: (Int) -> Key?) {
        var places: [Key: [Int]] = [:]
        for new in restOfNew.reversed() {
            if let key = newKey(new) { places[key, default: []].append(new) }
        }
        var used: Set<Int> = []
        restOfOld.removeAll { old in
            guard let key = oldKey(old), let new = places[key]?.popLast() else { return false }
            pairs.append((old, new))
            used.insert(new)
            return true
        }
        restOfNew.removeAll(where: used.contains)
        pairs.sort { $0.1 < $1.1 }
    }

    /// Pairs the rest by score, highest first; 0 makes no pair. Long lists stay unpaired.
    mutating func pair(by score: (Int, Int) -> Double) {
        guard restOfOld.count * restOfNew.count <= 250_000 else { return }
        var candidates: [(score: Double, old: Int, new: Int)] = []
        for old in restOfOld {
            for new in restOfNew {
                let score = score(old, new)
                if score > 0 { candidates.append((score, old, new)) }
            }
        }
        candidates.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
        var (usedOld, usedNew) = (Set<Int>(), Set<Int>())
        for candidate in candidates where !usedOld.contains(candidate.old) && !usedNew.contains(candidate.new) {
            usedOld.insert(candidate.old)
            usedNew.insert(candidate.new)
            pairs.append((candidate.old, candidate.new))
        }
        restOfOld.removeAll(where: usedOld.contains)
        restOfNew.removeAll(where: usedNew.contains)
        pairs.sort { $0.1 < $1.1 }
    }
}

/// One difference between the behaviours of two runs. Paths are names from the outside in.
package enum BehaviourChange: Equatable {
    /// An example that the old run does not have.
    case added(path: [String], status: String)
    /// An example that the new run does not have.
    case removed(path: [String])
    /// An example, or a group with its content, that was renamed or moved to another group. `count`
    /// is the number of examples.
    case renamed(from: [String], to: [String], count: Int)
    /// An example that ended differently.
    case changedState(path: [String], from: String, to: String)
}

/// The behaviours of a run, read from its JSON report: a tree of groups and examples.
package struct RecordedBehaviours {
    /// A group or an example; examples have a status.
    struct Item: Decodable {
        let name: String
        let `class`: String?
        let items: [Item]?
        let status: Verdict?
        let file: String?
        let line: Int?

        var groups: [Item] { (items ?? []).filter { $0.status == nil } }
        var examples: [Item] { (items ?? []).filter { $0.status != nil } }
        /// Where the example is declared, as `file:line`; the rows of a table share one place.
        var place: String? { file.map { "\($0):\(line ?? 0)" } }

        /// The names of all examples inside, each with the names of the groups between.
        var paths: Set<[String]> {
            var paths = Set(examples.map { [$0.name] })
            for group in groups { paths.formUnion(group.paths.map { [group.name] + $0 }) }
            return paths
        }
        /// How many examples are inside.
        var count: Int { examples.count + groups.reduce(0) { $0 + $1.count } }
    }

    /// The parts of the report that describe behaviours.
    private struct Document: Decodable {
        let format: String
        let version: Int
        let groups: [Item]
    }

    let groups: [Item]

    /// Reads a report that `--json` wrote.
    ///
    /// - Throws: ``DescribedError`` if it is not such a report.
    package init(json: Data, name: String) throws(DescribedError) {
        let hint = "it is none of the reports that `swift run specs --json \(name)` writes"
        guard let document = try? JSONDecoder().decode(Document.self, from: json),
            document.format == "swift-spec-report"
        else { throw DescribedError("\(name): \(hint)") }
        guard document.version == 1 else {
            throw DescribedError("\(name): its version is \(document.version), and only 1 can be read")
        }
        groups = document.groups
    }
}
