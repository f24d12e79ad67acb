import SpecEvents
import XCTest

@testable import Spec

/// The classes in the process that inherit from a given class.
final class SubclassesTests: XCTestCase {
    fileprivate class Root {}
    private class Base: Root {}
    private final class Derived: Base {}
    private class Generic<Value>: Root {}
    private final class Filled: Generic<Int> {}
    private class Unused<Value>: Root {}
    private struct Box<Value> { final class Inner: Root {} }

    private func neverCalled() {
        final class Local: Root {}
    }

    private func neverCalledEither() {
        final class Local: Root {}
    }

    func testAllAreFoundByNameExceptGenericOnes() {
        let names = Subclasses.of([Root.self])[0].types.map { "\($0)" }
        XCTAssertEqual(names, ["InString", "Base", "Derived", "Filled", "Local", "Local"])
    }

    func testTheySayWhichAreInherited() {
        let classes = Subclasses.of([Root.self])[0]
        XCTAssertTrue(classes.isInherited(Base.self))
        XCTAssertFalse(classes.isInherited(Derived.self))
        XCTAssertFalse(classes.isInherited(Filled.self))
        XCTAssertTrue(Subclasses.inherits(Derived.self, from: Base.self))
        XCTAssertTrue(Subclasses.inherits(Derived.self, from: Root.self))
        XCTAssertFalse(Subclasses.inherits(Base.self, from: Base.self))
        XCTAssertFalse(Subclasses.inherits(Base.self, from: Derived.self))
    }

    func testGenericClassesThatNoneInheritsFromAreTold() {
        let unused = Subclasses.of([Root.self])[0].unusedGenerics
        XCTAssertEqual(unused.map(\.module), ["SpecTests", "SpecTests"])
        XCTAssertEqual(unused.map(\.name), ["SubclassesTests.Box.Inner", "SubclassesTests.Unused"])
    }

    func testTheNamesOfAClassAreThoseThatSwiftPrints() {
        final class Local {}
        for type in [Base.self, Local.self, String.InString.self, Generic<Int>.self, XCTestCase.self] as [AnyClass] {
            XCTAssertEqual(ClassName.qualified(type), String(reflecting: type))
            XCTAssertEqual(ClassName.bare(type), String(describing: type))
        }
    }

    func testTheModuleIsThatOfTheDeclaration() {
        XCTAssertEqual(Subclasses.module(of: Base.self), "SpecTests")
        XCTAssertEqual(Subclasses.module(of: String.InString.self), "SpecTests")
        XCTAssertEqual(Subclasses.module(of: XCTestCase.self), "XCTest")
    }
}

extension String {
    fileprivate final class InString: SubclassesTests.Root {}
}
