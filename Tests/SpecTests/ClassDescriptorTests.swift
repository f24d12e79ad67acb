import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// The descriptors for the classes in the image, including classes that no other code names.
final class ClassDescriptorTests: XCTestCase {
    fileprivate class Base {}
    private final class Private: Base {}
    private class Generic<Value>: Base {}
    private final class Concrete: Generic<Int> {}
    private enum Outer { class Inner: Base {} }
    private final class InnerOfInner: Outer.Inner {}

    fileprivate class Other {}
    private final class OfOther: Other {}
    private final class Childless: SpecConfiguration {}

    private func neverCalled() {
        class Local: Base {}
        _ = { () -> Any.Type in
            final class InClosure: Local {}
            return InClosure.self
        }
    }

    private func descriptor(_ type: AnyClass) throws -> ClassDescriptor {
        try XCTUnwrap(ClassDescriptor(of: type))
    }

    private func descendants(of types: AnyClass...) throws -> [[String]] {
        let roots = try types.map(descriptor)
        let found = ClassDescriptor.descendants(of: roots)
        return roots.map { (found[$0] ?? []).map(\.name).sorted() }
    }

    func testClassesAreFoundWhereverTheyStand() throws {
        let names = ["Concrete", "Generic", "InClosure", "InnerOfInner", "Local", "Outer.Inner", "Private"]
        assertList(
            try descendants(of: Base.self, Childless.self, Other.self),
            names.map { "ClassDescriptorTests." + $0 },
            [],
            ["ClassDescriptorTests.OfOther", "CodeLocation.InLocation", "InString"]
        )
    }

    func testAClassKnowsItsModuleItsNamesAndWhatItInheritsFrom() throws {
        let found = ClassDescriptor.descendants(of: [try descriptor(Other.self)])
        let inLocation = try XCTUnwrap(found.values.joined().first { $0.name == "CodeLocation.InLocation" })
        XCTAssertEqual(inLocation.module, "SpecTests")
        XCTAssertEqual(inLocation.path, ["SpecTests", "CodeLocation", "InLocation"])
        XCTAssertEqual(inLocation.superclass, try descriptor(Other.self))
        XCTAssertNil(inLocation.superclass?.superclass)
        XCTAssertEqual(try descriptor(Concrete.self).superclass?.name, "ClassDescriptorTests.Generic")
        XCTAssertEqual(try descriptor(SpecCase.self).superclass?.path, ["XCTest", "XCTestCase"])
    }

    func testAClassIsMadeUnlessItIsGeneric() throws {
        XCTAssertTrue(try descriptor(Private.self).type == Private.self)
        XCTAssertFalse(try descriptor(Private.self).isGeneric)
        let generic = try descriptor(Generic<String>.self)
        XCTAssertTrue(generic.isGeneric)
        XCTAssertNil(generic.type)
    }

    func testAllDescendantsAreFound() throws {
        let root = try descriptor(Base.self)
        XCTAssertEqual(ClassDescriptor.descendants(of: [root])[root]?.count, 7)
    }
}

extension String {
    fileprivate final class InString: ClassDescriptorTests.Other {}
}

extension CodeLocation {
    fileprivate final class InLocation: ClassDescriptorTests.Other {}
}
