import XCTest

@testable import SpecDiscoveryCore

final class SpecClassesTests: XCTestCase {
    private func names(_ source: String) -> [String] { specClasses(source).names }
    private func messages(_ source: String) -> [String] { specClasses(source).messages }

    /// Neither found nor warned of.
    private func assertPassedOver(_ source: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(names(source) + messages(source), [], file: file, line: line)
    }

    // MARK: What inherits from SpecCase

    func testAClassThatInheritsFromSpecCase() {
        XCTAssertEqual(
            names("class A: SpecCase {}; class B: Spec.SpecCase {}; class C: Spec::SpecCase {}"),
            ["A", "B", "C"]
        )
        XCTAssertEqual(names("class A: (SpecCase) {}; class B: P & SpecCase {}"), ["A", "B"])
        assertPassedOver(
            "class A: XCTestCase {}; class B {}; class C: NSObject {}; class FooSpec: Sendable {}; struct BarSpec: P {}"
        )
    }

    func testAChainAcrossFiles() {
        let classes = specClasses([
            "A.swift": "class A: B {}", "B.swift": "class B: C {}", "C.swift": "class C: SpecCase {}",
        ])
        XCTAssertEqual(classes.names, ["A", "B (base)", "C (base)"])
        XCTAssertEqual(classes.messages, [])
    }

    /// The declarations of the module itself, because the plugin reads them.
    func testQuicksNamesInATargetThatImportsQuickNimble() throws {
        let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../Sources/QuickNimble/Specs").standardized
        let sources = try ["QuickSpec.swift", "QuickConfiguration.swift"].map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        let classes = specClasses(
            [
                "A.swift": """
                import QuickNimble
                class A: QuickSpec {}; class B: AsyncSpec {}; class C: A {}; class D: QuickNimble.QuickSpec {}
                class E: QuickConfiguration {}
                """
            ],
            references: ["QuickNimble": sources.joined(separator: "\n")]
        )
        XCTAssertEqual(classes.names, ["A (base)", "B", "C", "D"])
        XCTAssertEqual(classes.configurations.map(\.spelling), ["E"])
        XCTAssertEqual(classes.messages, [])
    }

    func testGenericBaseClasses() {
        XCTAssertEqual(
            names("class Base<T>: SpecCase {}; class IntSpec: Base<Int> {}; class MapSpec: Base<(A) -> [B: C<D>]> {}"),
            ["IntSpec", "MapSpec"]
        )
        XCTAssertEqual(messages("class Base<T>: SpecCase {}; class IntSpec: Base<Int> {}"), [])
        XCTAssertEqual(
            names(
                "class Outer<T> { class Base: SpecCase { override func spec() {} } }; class IntSpec: Outer<Int>.Base {}"
            ),
            ["IntSpec"]
        )
        XCTAssertEqual(
            messages(
                "class Outer<T> { class Base: SpecCase { override func spec() {} } }; class IntSpec: Outer<Int>.Base {}"
            ),
            []
        )
    }

    func testAliases() {
        XCTAssertEqual(names("typealias QuickSpec = SpecCase; class A: QuickSpec {}"), ["A"])
        XCTAssertEqual(names("class A: B {}; typealias B = C; typealias C = Spec.SpecCase & P"), ["A"])
        XCTAssertEqual(names("typealias B<T> = Base<T>; class Base<T>: SpecCase {}; class A: B<Int> {}"), ["A"])
        XCTAssertEqual(
            names("enum O { typealias B = SpecCase }; class A: O.B {}; extension O { class C: B {} }"),
            ["A", "O.C"]
        )
        assertPassedOver("typealias B = XCTestCase; class FooSpec: B {}")
    }

    func testCircles() {
        assertPassedOver("typealias A = B; typealias B = A; class FooSpec: A {}")
        assertPassedOver(
            "typealias A = A & A; typealias B = C & C; typealias C = B & B; class FooSpec: A {}; class BarSpec: B {}"
        )
        assertPassedOver("class ASpec: BSpec {}; class BSpec: ASpec {}; class CSpec: CSpec {}")
        assertPassedOver("class A: B.C { class D {} }; class B: A.D { class E: F {} }")
    }

    func testNamesMeanWhatIsNearest() {
        XCTAssertEqual(
            names("class Base: SpecCase {}; enum O { class Base: XCTestCase {}; class A: Base {} }; class B: Base {}"),
            ["Base (base)", "B"]
        )
        XCTAssertEqual(
            names("enum O { class Base: SpecCase {}; enum P { class A: Base {} } }"),
            ["O.Base (base)", "O.P.A"]
        )
        XCTAssertEqual(names("class SpecCase: XCTestCase {}; class A: SpecCase {}; class B: Spec.SpecCase {}"), ["B"])
        XCTAssertEqual(
            names("class Base: XCTestCase { class Inner: SpecCase {} }; class Sub: Base { class A: Inner {} }"),
            ["Base.Inner (base)", "Sub.A"]
        )
        XCTAssertEqual(
            names("class Base: XCTestCase { class Inner: SpecCase {} }; class Sub: Base {}; class A: Sub.Inner {}"),
            ["Base.Inner (base)", "A"]
        )
    }

    func testNamesWithTheModuleBeforeThem() {
        XCTAssertEqual(
            names("class Base: SpecCase {}; class A: MyTests.Base {}; class B: MyTests::Base {}"),
            ["Base (base)", "A", "B"]
        )
        XCTAssertEqual(names("enum O {}; extension MyTests.O { class A: SpecCase {} }"), ["O.A"])
        XCTAssertEqual(
            names("class MyTests: SpecCase {}; extension MyTests { class A: SpecCase {} }"),
            ["MyTests", "MyTests.A"]
        )
    }

    func testExtensionsOfAliases() {
        XCTAssertEqual(
            names("enum O {}; typealias P = O; extension P { class Base: SpecCase {} }; class A: O.Base {}"),
            ["O.Base (base)", "A"]
        )
    }

    func testPrivateNamesOfOtherFilesAreNotSeen() {
        let classes = specClasses([
            "A.swift": "private typealias Base = XCTestCase",
            "B.swift": "typealias Base = SpecCase; class FooSpec: Base {}",
        ])
        XCTAssertEqual(classes.names, ["FooSpec"])
    }

    func testClassesInFunctionsDoNotHideOthers() {
        XCTAssertEqual(
            names("func f() { class Base: XCTestCase {} }; class Base: SpecCase {}; class A: Base {}"),
            ["Base (base)", "A"]
        )
    }

    // MARK: Conditional compilation

    func testTheSameClassInSeveralBranches() {
        XCTAssertEqual(
            names(
                "#if A\nclass X: SpecCase {}\n#elseif B\nclass X: XCTestCase {}\n#else\nclass X: SpecCase {}\n#endif"
            ),
            ["X", "X"]
        )
        XCTAssertEqual(
            names("enum O {\n#if A\nclass X: SpecCase {}\n#else\nclass X: SpecCase {}\n#endif\n}"),
            ["O.X", "O.X"]
        )
    }

    func testABaseThatIsASpecClassUnderACondition() {
        let branches = "#if A\ntypealias Base = SpecCase\n#else\ntypealias Base = XCTestCase\n#endif\n"
        XCTAssertEqual(names(branches + "class FooSpec: Base {}"), ["FooSpec"])
        XCTAssertEqual(
            names("#if A\ntypealias Base = SpecCase\n#else\ntypealias Base = Spec.SpecCase\n#endif\nclass A: Base {}"),
            ["A"]
        )
    }

    // MARK: Other modules

    func testABaseClassInAModuleWhoseSourcesAreKnown() {
        let classes = specClasses(
            [
                "A.swift":
                    "class StoreTests: Contract {}; class B: Support.Contract {}; class C: Support::Contract {}; class D: Outer.Contract {}"
            ],
            references: [
                "Support":
                    "open class Contract: Base {}; class Base: SpecCase {}; enum Outer { typealias Contract = SpecCase }"
            ]
        )
        XCTAssertEqual(classes.names, ["StoreTests", "B", "C", "D"])
        XCTAssertEqual(classes.messages, [])
    }

    func testOnesOwnNamesHideThoseOfOtherModules() {
        let files: KeyValuePairs = [
            "A.swift": "class Base: XCTestCase {}; class FooSpec: Base {}; class BarSpec: Support.Base {}"
        ]
        XCTAssertEqual(specClasses(files, references: ["Support": "open class Base: SpecCase {}"]).names, ["BarSpec"])
    }

    func testClassesOfOtherModulesAreNeitherFoundNorWarnedOf() {
        let classes = specClasses(
            ["A.swift": ""],
            references: ["Support": "class ASpec: SpecCase {}; private class BSpec: SpecCase {}"]
        )
        XCTAssertEqual(classes.names + classes.messages, [])
    }

    func testABaseClassThatNobodySaw() {
        for specs in ["override func spec() {}", "override class func spec() {}", "class override func spec() {}"] {
            XCTAssertEqual(names("class A: Unseen { \(specs) }"), ["A"])
        }
        XCTAssertEqual(
            names("class A: Unseen { override func spec() {} }; class B: A {}"),
            ["A (base)", "B"]
        )
        assertPassedOver("class A: Unseen {}; class Special: Unseen { func spec() {} }")
        assertPassedOver("class FooSpec: QuickSpec { override class func spec() {} }")
        assertPassedOver("protocol P {}; class FooSpec: P {}")
        assertPassedOver(
            "class JobSpecSpy: JobSpecProtocol {}; class FakeSpec: Runnable {}; class SpySpec: App.Sources.Delegate {}"
        )
    }

    func testWhatCannotBeTold() {
        let consequence = "if it is, its examples do not run; override `spec()` in it, and call `super.spec()` there"
        XCTAssertEqual(
            messages("\nclass FooSpec: Unseen.Thing {}"),
            [
                "A.swift:2: cannot tell whether FooSpec is a spec class, as Unseen.Thing is declared in another module: \(consequence)"
            ]
        )
        XCTAssertEqual(
            messages("enum O { class Foo: BaseSpecs<Int> {} }"),
            [
                "A.swift:1: cannot tell whether O.Foo is a spec class, as BaseSpecs is declared in another module: \(consequence)"
            ]
        )
    }
}
