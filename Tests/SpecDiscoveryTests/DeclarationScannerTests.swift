import XCTest

@testable import SpecDiscoveryCore

final class DeclarationScannerTests: XCTestCase {
    private func first(_ source: String, file: StaticString = #filePath, line: UInt = #line) -> TypeDeclaration {
        let found = declarations(in: source)
        XCTAssertEqual(found.count, 1, "\(found.map(\.path))", file: file, line: line)
        return found.first ?? TypeDeclaration(path: [])
    }

    func testAClassAsAWhole() {
        let source =
            "\n@MainActor\npublic final\nclass FooSpec<T>: Spec.SpecCase, P where T: Q {\n    override func spec() {}\n}"
        var expected = TypeDeclaration(path: ["FooSpec"])
        expected.parents = [["Spec", "SpecCase"]]
        expected.isGeneric = true
        expected.overridesSpec = true
        expected.file = "A.swift"
        expected.line = 4
        XCTAssertEqual(first(source), expected)
    }

    func testSuperclasses() {
        XCTAssertEqual(first("class A {}").parents, [])
        XCTAssertEqual(first("class A: B {}").parents, [["B"]])
        XCTAssertEqual(first("class A\n  :\n  B\n{}").parents, [["B"]])
        XCTAssertEqual(first("class A: B<Int>.C<(X) -> Y> {}").parents, [["B", "C"]])
        XCTAssertEqual(first("class A: B<some P, any Q, repeat each T>, D {}").parents, [["B"]])
        XCTAssertEqual(first("class A<each T, let n: Int>: B {}").parents, [["B"]])
        XCTAssertEqual(first("class A<T: C<(Int) -> [String: D<T>]>>: B where T: E {}").parents, [["B"]])
        XCTAssertEqual(first("class A: (B) {}").parents, [["B"]])
        XCTAssertEqual(first("class A: M.B & P<Int> & Q {}").parents, [["M", "B"], ["P"], ["Q"]])
        XCTAssertEqual(first("class A: M::B {}").parents, [["M", "B"]])
        XCTAssertEqual(first("class A: @unchecked Sendable {}").parents, [["Sendable"]])
        XCTAssertEqual(first("class A: `class` {}").parents, [["class"]])
    }

    func testTypesOfOtherKinds() {
        let source = "actor A {}\nstruct B<T> {}\nenum C: D {}\nprotocol E: class, F {}\nindirect enum G { case a }"
        XCTAssertEqual(declarations(in: source).map(\.kind), [.other, .other, .other, .other, .other])
        XCTAssertEqual(paths(in: source), ["A", "B", "C", "E", "G"])
        XCTAssertEqual(declarations(in: source).map(\.isGeneric), [false, true, false, false, false])
    }

    func testAliases() {
        XCTAssertEqual(first("typealias A = M.B").parents, [["M", "B"]])
        XCTAssertEqual(first("typealias A<T> = B<T> & C").parents, [["B"], ["C"]])
        XCTAssertEqual(first("typealias A = @MainActor (B)").parents, [["B"]])
        XCTAssertEqual(first("typealias A = @Sendable (Int) -> Void").kind, .alias)
        XCTAssertEqual(paths(in: "enum O { typealias A = B }"), ["O", "O.A"])
        XCTAssertEqual(paths(in: "protocol P { associatedtype A }"), ["P"])
    }

    func testNesting() {
        XCTAssertEqual(
            paths(in: "enum A { struct B { class C {} } class D {} }; class E {}"),
            ["A", "A.B", "A.B.C", "A.D", "E"]
        )
        XCTAssertEqual(paths(in: "extension A { class B {} }"), ["A.B"])
        XCTAssertEqual(paths(in: "extension A.B: P { class C {} }"), ["A.B.C"])
        XCTAssertEqual(paths(in: "extension `Type`.A { class C {} }"), ["Type.A.C"])
        XCTAssertEqual(paths(in: "extension A {\n  func f() { { x in if x { } }() }\n  class B {}\n}"), ["A.B"])
    }

    func testExtensionsOfGenericTypes() {
        XCTAssertFalse(first("extension A { class B {} }").isInGenericExtension)
        XCTAssertTrue(first("extension A where T == Int { class B {} }").isInGenericExtension)
        XCTAssertTrue(first("extension A<Int> { class B {} }").isInGenericExtension)
        XCTAssertTrue(first("extension [Int] { class B {} }").isInGenericExtension)
        XCTAssertTrue(first("extension [Int: String] { class B {} }").isInGenericExtension)
        XCTAssertTrue(first("extension Int? { class B {} }").isInGenericExtension)
        XCTAssertEqual(
            declarations(in: "extension A<Int> { enum B { class C {} } }").map(\.isInGenericExtension),
            [true, true]
        )
    }

    func testTheWordClassElsewhere() {
        XCTAssertEqual(
            paths(in: "class A { class func f() {}; class var g: Int { 1 }; class override func h() {} }"),
            ["A"]
        )
        XCTAssertEqual(paths(in: "class A { public class final func f() {}; class private(set) var g = 1 }"), ["A"])
        XCTAssertEqual(paths(in: "protocol P: class {}; protocol Q: class where Self: A {}"), ["P", "Q"])
        XCTAssertEqual(paths(in: "x.class; X.class { }; f(class: X) { }; case .class: break"), [])
        XCTAssertEqual(paths(in: "import class A.B\nimport struct A.C\nfunc f() {}"), [])
        XCTAssertEqual(paths(in: "func f(class name: Int, struct other: Int) { }"), [])
        XCTAssertEqual(paths(in: "enum E { case `class`(Int) }; let `class` = 1; `class` A: B {}"), ["E"])
    }

    func testOtherKeywordsElsewhere() {
        XCTAssertEqual(
            paths(in: "let actor = x; if actor is A { }; for actor in actors { }; actor.run { }; func actor() {}"),
            []
        )
        XCTAssertEqual(paths(in: "guard let actor else { }; switch x { case let actor where actor: break }"), [])
        XCTAssertEqual(
            paths(in: "x.extension { }; f(extension: A) { }; func g(a: B, extension c: D) { class E {} }"),
            ["E"]
        )
        XCTAssertEqual(paths(in: "x.typealias; f(typealias: 1); let open = 1; open(x) { }"), [])
    }

    func testALocalClass() {
        XCTAssertTrue(first("func f() { class A {} }").isLocal)
        XCTAssertTrue(first("let x = { class A {} }").isLocal)
        XCTAssertTrue(first("var x: Int { class A {}; return 1 }").isLocal)
        XCTAssertTrue(first("func f(class a: B, extension c: D) { class A {} }").isLocal)
        XCTAssertTrue(first("let x = \"\\(f { class A {} })\"").isLocal)
        XCTAssertEqual(declarations(in: "func f() { enum A { class B {} } }").map(\.isLocal), [true, true])
        XCTAssertEqual(
            declarations(in: "func f() { }\nclass A { init() { } class B {} }").map(\.isLocal),
            [false, false]
        )
    }

    func testPrivacy() {
        XCTAssertTrue(first("private class A {}").isPrivate)
        XCTAssertTrue(first("fileprivate final class A {}").isPrivate)
        XCTAssertTrue(first("@objc(B)\n@MainActor private\nfinal class A {}").isPrivate)
        XCTAssertTrue(first("@Macro<Int>(1) private final class A {}").isPrivate)
        XCTAssertFalse(first("private(set) var a = 1\nclass A {}").isPrivate)
        XCTAssertFalse(first("private let a = 1\npublic class A {}").isPrivate)
        XCTAssertFalse(first("private extension B {}\nclass A {}").isPrivate)
        XCTAssertEqual(
            declarations(in: "private enum A { public enum B { class C {} } }").map(\.isPrivate),
            [true, true, true]
        )
    }

    func testAPrivateExtensionMakesPrivateWhatDoesNotSayOtherwise() {
        XCTAssertTrue(first("private extension A { class B {} }").isPrivate)
        XCTAssertTrue(first("@MainActor fileprivate extension A { final class B {} }").isPrivate)
        XCTAssertFalse(first("private extension A { internal class B {} }").isPrivate)
        XCTAssertEqual(
            declarations(in: "private extension A { internal enum B { class C {} } }").map(\.isPrivate),
            [false, false]
        )
    }

    func testAvailabilityIsInheritedFromWhatIsAround() {
        let source = """
            @available(macOS 15, *)
            extension A {
                @available(*, deprecated) @MainActor class B {}
                class C {}
            }
            """
        XCTAssertEqual(
            declarations(in: source).map(\.availability),
            [["@available(macOS 15, *)", "@available(*, deprecated)"], ["@available(macOS 15, *)"]]
        )
        XCTAssertEqual(
            first("#if A\n@available(*, deprecated)\n#endif\nclass B {}").availability,
            ["@available(*, deprecated)"]
        )
        XCTAssertEqual(first("@available(iOS 1, *) func f() {}\nclass B {}").availability, [])
    }

    func testOverriddenSpecs() {
        for specs in [
            "override func spec() {}", "override class func spec() {}", "class override func spec() {}",
            "@MainActor\n  public override\n  class func spec() {}", "#if A\n override func spec() {}\n#endif",
            "private(set) var x = 1; func f() {}; override static func spec() {}",
        ] {
            XCTAssertTrue(first("class A: B { \(specs) }").overridesSpec, specs)
        }
        for others in [
            "func spec() {}", "override func spec(_ x: Int) {}", "override func specs() {}",
            "override var spec: Int { 1 }",
            "override func f() { func spec() {} }", "override init() {}; func spec() {}",
        ] {
            XCTAssertFalse(first("class A: B { \(others) }").overridesSpec, others)
        }
        XCTAssertEqual(
            declarations(in: "class A: B { class C: D { override func spec() {} } }").map(\.overridesSpec),
            [false, true]
        )
    }

    func testConditions() {
        let source = """
            #if A
            class X {
            #if B
                class Y {}
            #endif
            }
            #elseif C
            class X {}
            #else
            class X {}
            #endif
            class Z {}
            """
        XCTAssertEqual(paths(in: source), ["X", "X.Y", "X", "X", "Z"])
        XCTAssertEqual(
            declarations(in: source).map(\.conditions),
            [["A"], ["A", "B"], ["!(A) && C"], ["!(A) && !(C)"], []]
        )
        XCTAssertEqual(declarations(in: source).map(\.line), [2, 4, 8, 10, 12])
    }

    func testConditionsInFunctionsAndBodies() {
        let source = """
            enum A {
                #if B
                func f() {
                    #if C
                    g { }
                    #else
                    g { }
                    #endif
                }
                #endif
                class D {}
            }
            """
        XCTAssertEqual(paths(in: source), ["A", "A.D"])
        XCTAssertEqual(declarations(in: source).map(\.conditions), [[], []])
    }

    func testBracesOutOfBalanceInABranchDoNotHideWhatFollows() {
        let source = "#if A\nclass X: SpecCase {\n#else\nclass X: XCTestCase {\n#endif\n}\nclass Y: SpecCase {}"
        XCTAssertEqual(paths(in: source), ["X", "X", "Y"])
        XCTAssertEqual(declarations(in: source).map(\.conditions), [["A"], ["!(A)"], []])
        XCTAssertEqual(paths(in: "enum A {\n#if compiler(>=9)\n}}}\n#endif\nclass B {}\n}"), ["A", "A.B"])
    }

    func testSourceThatDoesNotCompileIsReadToItsEnd() {
        for source in [
            "class", "class A", "class A:", "class A<", "extension", "typealias", "typealias A", "func", "@", "`",
            "#if (",
            "#endif\n#else", "}}}", "class A: B<C {", "@available(", "class A: (", "extension A.",
        ] {
            _ = declarations(in: source)
        }
        XCTAssertEqual(paths(in: "}}} class A {}"), ["A"])
        XCTAssertEqual(paths(in: "#endif\n#else\nclass A {}"), ["A"])
    }

    func testPlacesAreThoseInTheFileItself() {
        XCTAssertEqual(first("#sourceLocation(file: \"B.swift\", line: 70)\nclass A {}").line, 2)
        XCTAssertEqual(first("\u{FEFF}\r\n\r\nclass A {}\r\n").line, 3)
        XCTAssertEqual(first("@MainActor\nfinal\nclass\nA {}").line, 3)
    }
}
