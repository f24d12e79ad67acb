import XCTest

@testable import SpecRunner

/// What other files can name of a source file.
final class DeclaredNamesTests: XCTestCase {
    private func names(_ source: String) -> Set<String> { DeclaredNames(in: Array(source.utf8)).visible }
    private func affectsAll(_ source: String) -> Bool { DeclaredNames(in: Array(source.utf8)).affectsAll }

    func testTheNamesAtTheTopLevel() {
        let source = """
            import Spec
            @MainActor public final class A<Value>: SpecCase { class Inner { func f() { let x = 1 } } }
            struct `B` {}
            private struct Hidden {}
            private final class AlsoHidden {}
            func c() -> Int { 3 }
            fileprivate func hidden() {}
            enum D {}
            protocol E: AnyObject {}
            private(set) actor F {}
            typealias G = Int
            #if os(Linux)
                struct H {}
            #endif
            """
        XCTAssertEqual(names(source), ["A", "B", "c", "D", "E", "F", "G", "H"])
        XCTAssertFalse(affectsAll(source))
    }

    func testWhatIsImportedPrivatelyHidesNothing() {
        XCTAssertEqual(names("private import A\nfunc b() {}\nfileprivate import C\nstruct D {}"), ["b", "D"])
        XCTAssertTrue(affectsAll("private import A\nlet limit = 3"))
    }

    func testWhatAffectsOtherFilesUnnamed() {
        for source in [
            "extension String {}", "class A {}\nextension B {}", "class A: SpecConfiguration {}",
            "class A { func spec() { beforeSuite {} } }", "class A { func spec() { afterSuite {} } }",
            "let limit = 3", "private let a = 1\nvar limit: Int { 3 }", "private(set) var limit = 3",
            "infix operator <>", "func == (left: A, right: A) -> Bool { true }", "@_exported import Foundation",
            "class A: QuickConfiguration {}",
        ] { XCTAssertTrue(affectsAll(source), source) }
    }

    func testWhatAffectsOnlyItsOwnFile() {
        for source in [
            "class A {}\nextension A { var b: Int { 1 } }", "private struct A {}\nextension A {}",
            "private extension String {}", "private let limit = 3", "struct A { let limit = 3 }",
            "private func == (left: A, right: A) -> Bool { true }", "// beforeSuite",
        ] { XCTAssertFalse(affectsAll(source), source) }
    }

    func testAWordIsFoundAndNoPartOfOne() {
        for (text, isFound) in [
            ("Cart", true), ("a.Cart()", true), ("ShoppingCart Cart", true), ("ShoppingCart", false), ("Carts", false),
            ("Cart_1", false), ("éCart", false), ("", false), ("\"\\(Cart.x)\"", true),
        ] { XCTAssertEqual(WordSearch.contains("Cart", in: Data(text.utf8)), isFound, text) }
    }
}
