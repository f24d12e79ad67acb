import Foundation
import SpecEvents

/// The behaviours of a run, as its JSON report tells them: a tree of groups and examples.
package struct RecordedBehaviours {
    /// A group, or an example, which has a status.
    struct Item: Decodable {
        let name: String
        let `class`: String?
        let items: [Item]?
        let status: String?
        let file: String?
        let line: Int?

        var groups: [Item] { (items ?? []).filter { $0.status == nil } }
        var examples: [Item] { (items ?? []).filter { $0.status != nil } }
        /// Where the example is declared, as `file:line`; rows of a table share theirs.
        var place: String? { file.map { "\($0):\(line ?? 0)" } }

        /// The names of all examples inside, each with those of the groups between.
        var paths: Set<[String]> {
            var paths = Set(examples.map { [$0.name] })
            for group in groups { paths.formUnion(group.paths.map { [group.name] + $0 }) }
            return paths
        }
        /// How many examples are inside.
        var count: Int { examples.count + groups.reduce(0) { $0 + $1.count } }
    }

    /// The report, as far as it tells of behaviours.
    private struct Document: Decodable {
        let format: String
        let version: Int
        let groups: [Item]
    }

    let groups: [Item]

    /// Reads a report that `--json` wrote.
    ///
    /// - Throws: ``DescribedError`` if it is none.
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
