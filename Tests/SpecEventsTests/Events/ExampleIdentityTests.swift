import SpecEvents
import XCTest

final class ExampleIdentityTests: XCTestCase {
    private func identity(_ identifier: String, _ names: [String] = []) -> ExampleIdentity {
        ExampleIdentity(identifier: identifier, names: names, location: nil)
    }

    func testTheClassStandsBeforeTheSlash() {
        XCTAssertEqual(identity("M.C/a › b").className, "M.C")
        XCTAssertEqual(identity("M.C/a/b").className, "M.C")
        XCTAssertEqual(identity("M.C").className, "M.C")
        XCTAssertEqual(identity("/a").className, "")
        XCTAssertEqual(identity("").className, "")
    }

    func testTheFullNameHasAllLevels() {
        XCTAssertEqual(identity("M.C/x", ["a", "b", "c"]).fullName, "a › b › c")
        XCTAssertEqual(identity("M.C/x", ["a"]).fullName, "a")
        XCTAssertEqual(identity("M.C/x").fullName, "M.C/x")
        XCTAssertEqual(identity("M.C/x").uniqueName, "M.C/x")
        XCTAssertEqual(identity("M.C/a › b", ["a", "b"]).uniqueName, "a › b")
        XCTAssertEqual(identity("M.C/a › b (2)", ["a", "b"]).uniqueName, "a › b (2)")
        XCTAssertEqual(identity("M.C/a (2)", ["a (2)"]).uniqueName, "a (2)")
        XCTAssertEqual(identity("M.C/\u{25CC}\u{301} (2)", ["\u{301}"]).uniqueName, "\u{301} (2)")
        XCTAssertEqual(identity("M.C/x").uniqueLastName, "M.C/x")
        XCTAssertEqual(identity("M.C/x (2)").uniqueLastName, "M.C/x (2)")
        XCTAssertEqual(identity("M.C/a › b (2)", ["a", "b"]).uniqueLastName, "b (2)")
        XCTAssertEqual(identity("M.C/a › ∅ (2)", ["a", ""]).uniqueLastName, " (2)")
        XCTAssertEqual(identity("M.C/a (2)", ["a (2)"]).uniqueLastName, "a (2)")
        XCTAssertEqual(ExampleIdentity.separator, " › ")
    }

    func testWhatAnExampleHasNotIsNil() {
        let plain = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
        XCTAssertNil(plain.tags)
        XCTAssertNil(plain.timeLimit)
        XCTAssertNil(plain.retries)
        XCTAssertNil(plain.bugs)
        XCTAssertNil(plain.orderedGroup)
        XCTAssertFalse(plain.isSerial)
        let none = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil, tags: [], retries: 0, bugs: [])
        XCTAssertEqual(none, plain)
        XCTAssertNil(ExampleIdentity(identifier: "a", names: [], location: nil, retries: -1).retries)
    }

    func testWhatAnExampleHas() {
        let location = CodeLocation(file: "/A.swift", line: 3)
        let full = ExampleIdentity(
            identifier: "M.C/a",
            names: ["a"],
            location: location,
            tags: ["slow"],
            timeLimit: 1.5,
            retries: 1,
            bugs: ["#7"],
            orderedGroup: "M.C[0]",
            isSerial: true
        )
        XCTAssertEqual(full.location, location)
        XCTAssertEqual(full.tags, ["slow"])
        XCTAssertEqual(full.timeLimit, 1.5)
        XCTAssertEqual(full.retries, 1)
        XCTAssertEqual(full.bugs, ["#7"])
        XCTAssertEqual(full.orderedGroup, "M.C[0]")
        XCTAssertTrue(full.isSerial)
    }
}
