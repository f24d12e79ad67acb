import Foundation
import Spec
import XCTest

// Private, local and nested classes.

private final class HiddenSpec: SpecCase {
    override func spec() {
        it("is hidden", .expectsNothing) {}
        it("is hidden, too", .expectsNothing) {}
    }
}

enum FirstScope {
    final class AlikeSpec: SpecCase {
        override func spec() {
            describe("in order", .ordered) {
                it("is alike", .expectsNothing) {}
                it("differs", .expectsNothing) {}
            }
        }
    }
}

func neverCalled() {
    final class AlikeSpec: SpecCase {
        override func spec() {
            describe("in order", .ordered) { it("is alike", .expectsNothing) {} }
        }
    }
}

extension String {
    final class ExtendingSpec: SpecCase {
        override func spec() { it("is in an extension", .expectsNothing) {} }
    }
}

/// A base class without examples of its own.
private class AbstractSpec: SpecCase {}

private final class ConcreteSpec: AbstractSpec {
    override func spec() { it("is concrete", .expectsNothing) {} }
}

/// Has a test method in addition to its example.
final class BesideSpec: SpecCase {
    override func spec() { it("is an example", .expectsNothing) {} }
    func testBeside() {}
}

/// Makes XCTest run each of its examples twice.
private final class TwiceSpec: SpecCase {
    override func spec() {
        it("runs twice", .expectsNothing) {}
        it("runs twice, too", .expectsNothing) {}
    }

    override func invokeTest() {
        super.invokeTest()
        super.invokeTest()
    }
}

/// Gives its test cases names that differ from the names of its examples.
private final class RenamingSpec: SpecCase {
    override func spec() { it("Has another name", .expectsNothing) {} }

    required convenience init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
        self.init(name: name.lowercased(), testClosure: testClosure, isolation: nil)
    }
}

/// A test case that does not use Spec.
final class PlainTests: XCTestCase {
    func testOne() { XCTAssertNil(ProcessInfo.processInfo.environment["PLAIN_FAILS"]) }
    func testTwo() {}
}
