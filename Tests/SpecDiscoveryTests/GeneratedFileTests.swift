import XCTest

@testable import SpecDiscoveryCore

final class GeneratedFileTests: XCTestCase {
    private func text(_ files: KeyValuePairs<String, String>) -> String {
        GeneratedFile(classes: specClasses(files)).text
    }

    func testATargetWithoutSpecClasses() {
        XCTAssertEqual(
            text([:]),
            "// Written by the SpecDiscovery plugin from the sources of this target; changes to it are lost.\n"
        )
    }

    func testClassesOfEveryKind() {
        let source = """
            class Base: SpecCase {}
            final class FooSpec: Base {}
            extension Outer.`Type` { class InnerSpec: SpecCase {} }
            @available(macOS 15, *)
            extension Outer {
                @available(*, deprecated, message: "old")
                class LaterSpec: SpecCase {}
            }
            class MaybeSpec: Unseen { override func spec() {} }
            """
        XCTAssertEqual(
            text(["/a b/\"Quoted\" é\\.swift": source]),
            #"""
            // Written by the SpecDiscovery plugin from the sources of this target; changes to it are lost.
            import Spec
            #if !canImport(ObjectiveC)
            @_exported import func Spec.testCase
            #endif

            extension Base {
                nonisolated func test_Base() {
                    DiscoveredSpecs.note(self, inFile: "/a b/\"Quoted\" é\\.swift", line: 1, isBaseClass: true)
                }
            }

            extension FooSpec {
                nonisolated func test_FooSpec() {
                    DiscoveredSpecs.note(self, inFile: "/a b/\"Quoted\" é\\.swift", line: 2)
                }
            }

            typealias InnerSpec = Outer.`Type`.InnerSpec
            extension Outer.`Type`.InnerSpec {
                nonisolated func test_InnerSpec() {
                    DiscoveredSpecs.note(self, inFile: "/a b/\"Quoted\" é\\.swift", line: 3)
                }
            }

            @available(macOS 15, *)
            @available(*, deprecated, message: "old")
            typealias LaterSpec = Outer.LaterSpec
            @available(macOS 15, *)
            @available(*, deprecated, message: "old")
            extension Outer.LaterSpec {
                nonisolated func test_LaterSpec() {
                    DiscoveredSpecs.note(self, inFile: "/a b/\"Quoted\" é\\.swift", line: 7)
                }
            }

            extension MaybeSpec {
                nonisolated func test_MaybeSpec() {
                    DiscoveredSpecs.note(self, inFile: "/a b/\"Quoted\" é\\.swift", line: 9)
                }
            }

            """#
        )
    }

    func testBranchesThatDeclareTheSameClass() {
        let source = """
            #if A
            enum Outer { class FooSpec: SpecCase {} }
            #elseif B
            #if C
            enum Outer { class FooSpec: SpecCase {} }
            #endif
            #endif
            """
        XCTAssertEqual(
            text(["A.swift": source]),
            """
            // Written by the SpecDiscovery plugin from the sources of this target; changes to it are lost.
            import Spec
            #if !canImport(ObjectiveC)
            @_exported import func Spec.testCase
            #endif

            #if A
            typealias FooSpec = Outer.FooSpec
            extension Outer.FooSpec {
                nonisolated func test_FooSpec() {
                    DiscoveredSpecs.note(self, inFile: "A.swift", line: 2)
                }
            }
            #endif

            #if !(A) && B
            #if C
            typealias FooSpec = Outer.FooSpec
            extension Outer.FooSpec {
                nonisolated func test_FooSpec() {
                    DiscoveredSpecs.note(self, inFile: "A.swift", line: 5)
                }
            }
            #endif
            #endif

            """
        )
    }

    func testWarningsStandAtTheirPlacesAndUnderTheirConditions() {
        XCTAssertEqual(
            text(["/a b/\"Q\".swift": "private class ASpec: SpecCase {}\n#if B\nclass CSpec<T>: SpecCase {}\n#endif"]),
            #"""
            // Written by the SpecDiscovery plugin from the sources of this target; changes to it are lost.
            import Spec

            #sourceLocation(file: "/a b/\"Q\".swift", line: 1)
            #warning("ASpec is private, or what is around it is, so XCTest cannot reach it: its examples do not run; remove `private`")
            #sourceLocation()

            #if B
            #sourceLocation(file: "/a b/\"Q\".swift", line: 3)
            #warning("CSpec is generic, so XCTest cannot make one: its examples do not run; declare a class that inherits from it with its arguments filled in")
            #sourceLocation()
            #endif

            private nonisolated final class UnreachableSpecClassesOfTarget: UnreachableSpecClasses {
                override class func tell(_ tell: Tell) {
                    tell("ASpec", "/a b/\"Q\".swift", 1, "is private, or what is around it is, so XCTest cannot reach it", "remove `private`")
            #if B
                    tell("CSpec", "/a b/\"Q\".swift", 3, "is generic, so XCTest cannot make one", "declare a class that inherits from it with its arguments filled in")
            #endif
                }
            }

            """#
        )
    }
}

extension GeneratedFileTests {
    func testExpectationsWithoutAMatcherAreListedUnderTheirConditions() {
        let classes = specClasses("class FooSpec: SpecCase {}")
        let bare = [
            BareExpectation(function: "expect", file: "a \"b\".swift", line: 3),
            BareExpectation(function: "expecta", file: "A.swift", line: 4, conditions: ["B", "!(C)"]),
        ]
        let text = GeneratedFile(classes: classes, bareExpectations: bare).text
        XCTAssertEqual(
            text.range(of: "private nonisolated final").map { String(text[$0.lowerBound...]) },
            #"""
            private nonisolated final class BareExpectationsOfTarget: BareExpectations {
                override class func tell(_ tell: Tell) {
                    tell("expect", "a \"b\".swift", 3)
            #if B
            #if !(C)
                    tell("expecta", "A.swift", 4)
            #endif
            #endif
                }
            }

            """#
        )
        // Without spec classes Spec does not run.
        let noClasses = GeneratedFile(classes: specClasses(""), bareExpectations: bare).text
        XCTAssertEqual(noClasses, GeneratedFile(classes: specClasses("")).text)
    }

    func testConfigurationsAreHandedToEveryClass() {
        let source = """
            class Defaults: SpecConfiguration {}
            enum Outer {
                #if os(Linux)
                final class More: Defaults {}
                #endif
            }
            class FooSpec: SpecCase {}
            """
        XCTAssertEqual(
            text(["A.swift": source]),
            """
            // Written by the SpecDiscovery plugin from the sources of this target; changes to it are lost.
            import Spec
            #if !canImport(ObjectiveC)
            @_exported import func Spec.testCase
            #endif

            private nonisolated func specConfigurations() -> [SpecConfiguration.Type] {
                var configurations: [SpecConfiguration.Type] = []
                configurations.append(Defaults.self)
            #if os(Linux)
                configurations.append(Outer.More.self)
            #endif
                return configurations
            }

            extension FooSpec {
                nonisolated func test_FooSpec() {
                    DiscoveredSpecs.note(self, inFile: "A.swift", line: 7, configuredBy: specConfigurations())
                }
            }

            """
        )
    }

    func testAConfigurationThatNobodyCanReachOrNeeds() {
        XCTAssertEqual(
            specClasses(["A.swift": "private class Defaults: SpecConfiguration {}\nclass FooSpec: SpecCase {}"])
                .warnings
                .map(\.message),
            [
                "Defaults cannot be reached, so what it configures does not hold; declare it where others can name it, "
                    + "neither private nor generic nor inside a function"
            ]
        )
        XCTAssertEqual(
            specClasses(["A.swift": "class Defaults: SpecConfiguration {}"]).warnings.map(\.message),
            ["Defaults configures nothing: there is no spec class in this target"]
        )
    }
}
