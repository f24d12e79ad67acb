import SpecEvents
import XCTest

@testable import SpecReports

final class ReportTreeTests: XCTestCase {
    private func example(_ className: String, _ names: String..., tags: [String] = []) -> ReportedExample {
        let identifier = "M.\(className)/\(names)"
        let identity = ExampleIdentity(identifier: identifier, names: names, location: nil, tags: tags)
        return ReportedExample(identity, ExampleResult(status: .passed, duration: 0))
    }

    private func outline(_ group: ReportGroup) -> String {
        let items = group.items.map { item in
            switch item {
            case .group(let inner): outline(inner)
            case .example(let example): example.name
            }
        }
        return "\(group.name)(\(items.joined(separator: " ")))"
    }

    func testExamplesOfAGroupStandTogetherWhereverTheyCame() {
        let tree = ReportTree([
            example("A", "g", "1"), example("B", "g", "2"), example("A", "g", "h", "3"), example("A", "g", "4"),
            example("A", "k", "5"), example("A", "g", "h", "6"),
        ])
        XCTAssertEqual(tree.groups.map(outline), ["g(1 h(3 6) 4)", "k(5)", "g(2)"])
        XCTAssertEqual(tree.groups.map(\.tally.total), [4, 1, 1])
    }

    func testExamplesWithoutAGroupStandInTheirClass() {
        let tree = ReportTree([example("A", "1"), example("A", "g", "2")])
        XCTAssertEqual(tree.groups.map(outline), ["A(1 g(2))"])
    }

    func testAGroupHasTheTagsThatAllOfItHas() {
        let tree = ReportTree([
            example("A", "g", "1", tags: ["x", "y"]), example("A", "g", "h", "2", tags: ["y", "z", "x"]),
            example("A", "g", "h", "3", tags: ["z", "y"]),
        ])
        XCTAssertEqual(tree.groups[0].tags, ["y"])
        guard case .group(let inner) = tree.groups[0].items[1] else { return XCTFail("no group") }
        XCTAssertEqual(inner.tags, ["y", "z"])
    }

    func testTagsThatNotAllHaveAreNone() {
        let tree = ReportTree([example("A", "g", "1", tags: ["x"]), example("A", "g", "2")])
        XCTAssertEqual(tree.groups.map(outline), ["g(1 2)"])
        XCTAssertEqual(tree.groups.map(\.tally.total), [2])
        XCTAssertEqual(tree.groups.map(\.tags), [[]])
        XCTAssertEqual(ReportTree().groups.count, 0)
    }

    func testAClassIsCalledWithoutItsModule() {
        func heading(_ className: String) -> [String] {
            let identity = ExampleIdentity(identifier: "\(className)/a", names: ["a"], location: nil)
            let example = ReportedExample(identity, ExampleResult(status: .failed, duration: 0))
            let groups = ReportTree([example]).groups
            XCTAssertEqual(groups.map(\.className), [className])
            XCTAssertEqual(groups.map(\.tally.failures), [1])
            return groups.map(\.name)
        }
        XCTAssertEqual(heading("M.Outer.Inner"), ["Inner"])
        XCTAssertEqual(heading("C"), ["C"])
        XCTAssertEqual(heading("."), ["."])
        XCTAssertEqual(heading(""), [""])
    }

    func testAGroupThatHasTheNameOfAnExampleIsAnother() {
        let tree = ReportTree([example("A", "g", "h"), example("A", "g", "h", "1"), example("A", "g", "h")])
        XCTAssertEqual(tree.groups.map(outline), ["g(h h(1) h)"])
    }

    func testAnExampleWithoutNamesIsCalledByItsIdentifier() {
        XCTAssertEqual(ReportTree([example("A")]).groups.map(outline), ["A(M.A/[])"])
    }
}
