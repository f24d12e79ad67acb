import Foundation
import SpecEvents

/// The behaviours of a run, as its JSON report tells them: a tree of groups and examples.
package struct RecordedBehaviours {
    struct Group {
        let name: String
        let className: String
        var groups: [Group] = []
        var examples: [Example] = []

        /// The names of all examples inside, each with those of the groups between.
        var paths: Set<[String]> {
            var paths = Set(examples.map { [$0.name] })
            for group in groups { paths.formUnion(group.paths.map { [group.name] + $0 }) }
            return paths
        }

        /// How many examples are inside.
        var count: Int { examples.count + groups.reduce(0) { $0 + $1.count } }
    }

    struct Example {
        let name: String
        let status: String
        /// Where the example is declared, as `file:line`; rows of a table share theirs.
        let place: String?
    }

    let groups: [Group]

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
        groups = document.groups.map(Group.init)
    }
}

/// The report, as far as it tells of behaviours.
private struct Document: Decodable {
    struct Item: Decodable {
        var name: String
        var `class`: String?
        var items: [Item]?
        var status: String?
        var file: String?
        var line: Int?
    }

    var format: String
    var version: Int
    var groups: [Item]
}

extension RecordedBehaviours.Group {
    fileprivate init(_ item: Document.Item) {
        name = item.name
        className = item.class ?? ""
        for item in item.items ?? [] {
            guard let status = item.status else {
                groups.append(Self(item))
                continue
            }
            let place = item.file.map { "\($0):\(item.line ?? 0)" }
            examples.append(.init(name: item.name, status: status, place: place))
        }
    }
}
