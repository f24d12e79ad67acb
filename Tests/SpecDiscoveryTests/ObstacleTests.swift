import XCTest

@testable import SpecDiscoveryCore

/// Spec classes that XCTest cannot run: each is told of at its place, in these words.
final class ObstacleTests: XCTestCase {
    private func assertOnlyWarning(
        _ source: String,
        _ message: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(specClasses(source).names, [], file: file, line: line)
        XCTAssertEqual(specClasses(source).messages, [message], file: file, line: line)
    }

    func testAPrivateClass() {
        let rest =
            "is private, or what is around it is, so XCTest cannot reach it: its examples do not run; remove `private`"
        assertOnlyWarning("\nprivate class ASpec: SpecCase {}", "A.swift:2: ASpec \(rest)")
        assertOnlyWarning("fileprivate\nfinal class ASpec: SpecCase {}", "A.swift:2: ASpec \(rest)")
        assertOnlyWarning("private enum O {\n class ASpec: SpecCase {} }", "A.swift:2: O.ASpec \(rest)")
        assertOnlyWarning("private extension O {\n class ASpec: SpecCase {} }", "A.swift:2: O.ASpec \(rest)")
        assertOnlyWarning(
            "private enum O {}\nextension O.P { class ASpec: SpecCase {} }",
            "A.swift:2: O.P.ASpec \(rest)"
        )
    }

    func testAPrivateBaseClassWithoutExamplesIsNothingToTellOf() {
        assertOnlyWarning(
            "private class Base: SpecCase {}\nprivate class ASpec: Base { override func spec() {} }",
            "A.swift:2: ASpec is private, or what is around it is, so XCTest cannot reach it: its examples do not run; remove `private`"
        )
    }

    func testALocalClass() {
        let rest =
            "is declared inside a function or a closure, where XCTest cannot reach it: its examples do not run; "
            + "move it to the top level of the file"
        assertOnlyWarning("func f() {\n class ASpec: SpecCase {} }", "A.swift:2: ASpec \(rest)")
        assertOnlyWarning(
            "enum O { var x: Int {\n class ASpec: SpecCase {}; return 1 } }",
            "A.swift:2: O.ASpec \(rest)"
        )
        assertOnlyWarning("let x = {\n private class ASpec<T>: SpecCase {} }", "A.swift:2: ASpec \(rest)")
        assertOnlyWarning("func f() { class Base: SpecCase {}\n class A: Base {} }", "A.swift:2: A \(rest)")
    }

    func testAClassInAGenericType() {
        let rest = "stands in a generic type, so XCTest cannot name it: its examples do not run; move it out"
        assertOnlyWarning("struct O<T> {\n class ASpec: SpecCase {} }", "A.swift:2: O.ASpec \(rest)")
        assertOnlyWarning("extension O {\n class ASpec: SpecCase {} }\nstruct O<T> {}", "A.swift:2: O.ASpec \(rest)")
        assertOnlyWarning(
            "enum O<T> { enum P {} }; extension O.P {\n class ASpec: SpecCase {} }",
            "A.swift:2: O.P.ASpec \(rest)"
        )
        assertOnlyWarning("extension O where T == Int {\n class ASpec: SpecCase {} }", "A.swift:2: O.ASpec \(rest)")
        assertOnlyWarning("extension Array {\n class ASpec: SpecCase {} }", "A.swift:2: Array.ASpec \(rest)")
        assertOnlyWarning(
            "extension Swift.Optional {\n class ASpec: SpecCase {} }",
            "A.swift:2: Swift.Optional.ASpec \(rest)"
        )
        assertOnlyWarning("extension [Int] {\n class ASpec: SpecCase {} }", "A.swift:2: […].ASpec \(rest)")
        assertOnlyWarning(
            "struct O<T> {}; typealias P = O<Int>; extension P {\n class ASpec: SpecCase {} }",
            "A.swift:2: O.ASpec \(rest)"
        )
        assertOnlyWarning(
            "typealias P = Array<Int>; extension P {\n class ASpec: SpecCase {} }",
            "A.swift:2: P.ASpec \(rest)"
        )
    }

    func testAGenericClassThatNobodyInheritsFrom() {
        assertOnlyWarning(
            "class Base<T>: SpecCase {}\nclass Sub<T>: Base<T> {}",
            "A.swift:2: Sub is generic, so XCTest cannot make one: its examples do not run; declare a class that inherits "
                + "from it with its arguments filled in"
        )
    }

    func testAnUnavailableClass() {
        let rest =
            "is marked as unavailable, so XCTest cannot use it: its examples do not run; remove it, or the attribute"
        assertOnlyWarning("@available(*, unavailable)\nclass ASpec: SpecCase {}", "A.swift:2: ASpec \(rest)")
        assertOnlyWarning(
            "@available( * ,unavailable, message: \"x\")\nenum O { class ASpec: SpecCase {} }",
            "A.swift:2: O.ASpec \(rest)"
        )
        XCTAssertEqual(specClasses("@available(iOS, unavailable) class ASpec: SpecCase {}").names, ["ASpec"])
        XCTAssertEqual(specClasses("@available(*, deprecated) class ASpec: SpecCase {}").names, ["ASpec"])
    }

    func testANameThatNeedsBackticks() {
        let rest = "has a name that needs backticks, and XCTest writes it without: its examples do not run; rename it"
        assertOnlyWarning("class `my spec`: SpecCase {}", "A.swift:1: my spec \(rest)")
        assertOnlyWarning("class `default`: SpecCase {}", "A.swift:1: default \(rest)")
        assertOnlyWarning("class `1st`: SpecCase {}", "A.swift:1: 1st \(rest)")
        XCTAssertEqual(specClasses("class `ASpec`: SpecCase {}").names, ["ASpec"])
    }

    func testTheSameLastNameTwice() {
        func message(_ name: String, _ other: String) -> String {
            "\(name) has the same name as \(other) in this target, and XCTest knows classes by their last name only: its "
                + "examples do not run; rename one of them"
        }
        let nested = specClasses("enum O { class A: SpecCase {} }\nenum P { class A: SpecCase {} }")
        XCTAssertEqual(nested.names, ["O.A"])
        XCTAssertEqual(nested.messages, ["A.swift:2: " + message("P.A", "O.A")])
        for other in ["struct A {}", "typealias A = Int", "private enum A {}", "protocol A {}", "actor A {}"] {
            let classes = specClasses(["A.swift": "enum O { class A: SpecCase {} }", "B.swift": other])
            XCTAssertEqual(classes.names, [], other)
            XCTAssertEqual(classes.messages, ["A.swift:1: " + message("O.A", "A")], other)
        }
    }

    func testAnAliasThatTheTargetHasAlreadyServes() {
        let classes = specClasses("enum O { class A: SpecCase {} }; typealias A = O.A")
        XCTAssertEqual(classes.names, ["O.A"])
        XCTAssertEqual(classes.found.map(\.needsAlias), [false])
        XCTAssertEqual(classes.messages, [])
    }
}
