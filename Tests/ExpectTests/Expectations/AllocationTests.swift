import Expect
import Foundation
import TestSupport
import XCTest

/// How many objects an expectation makes that passes: the closure of its expression, and nothing else.
final class AllocationTests: SharedTestCase {
    /// The number of objects that `body` makes on this thread.
    private func allocations(in body: () -> Void) throws -> Int {
        // What is made once, such as the metadata of types, does not count.
        body()
        return try XCTUnwrap(ObjectCount.objects(in: body), "the runtime has no hook for the allocation of objects")
    }

    func testTheCountIsThatOfTheObjects() throws {
        XCTAssertEqual(try allocations {}, 0)
        XCTAssertEqual(try allocations { withExtendedLifetime((NSLock(), NSLock())) {} }, 2)
    }

    func testAnExpectationThatPassesMakesOneObjectAtMost() throws {
        let number = Int(CommandLine.argc) + 1
        let text = Character("a")
        XCTAssertLessThanOrEqual(try allocations { expect(number).to(equal(number)) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number).notTo(equal(0)) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number).toNot(equal(nil)) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(text).to(equal(text)) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number) == number }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number).to(beGreaterThan(0)) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number).to(beGreaterThanOrEqualTo(0)) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number).to(beLessThan(.max)) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number).to(beLessThanOrEqualTo(.max)) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number > 0).to(beTrue()) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number < 0).to(beFalse()) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number < 0 ? number : nil).to(beNil()) }, 1)
        XCTAssertLessThanOrEqual(try allocations { expect(number).notTo(beNil()) }, 1)
    }

    func testALookOfAPollingMakesTheCollectorOfItsFailuresBesides() throws {
        let number = Int(CommandLine.argc) + 1
        XCTAssertLessThanOrEqual(try allocations { expect(number).toEventually(equal(number)) }, 3)
        XCTAssertLessThanOrEqual(try allocations { expect(number).toEventuallyNot(equal(0)) }, 3)
        XCTAssertLessThanOrEqual(try allocations { expect(number).toEventuallyNot(beNil()) }, 3)
    }

    func testAMatcherOfClosuresMakesMore() throws {
        let number = Int(CommandLine.argc) + 1
        XCTAssertGreaterThan(try allocations { expect(number).to(satisfyAllOf(equal(number))) }, 1)
    }
}

/// Counts objects by the hook that Swift's runtime has for tools. It is read only while a flag is set.
private enum ObjectCount {
    private typealias Allocate = @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

    private static nonisolated(unsafe) var count = 0
    private static nonisolated(unsafe) var thread = pthread_self()
    private static nonisolated(unsafe) var allocate: Allocate = { _, _, _ in fatalError("not set") }

    static func objects(in body: () -> Void) -> Int? {
        let runtime = dlopen(nil, RTLD_NOW)
        let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
        guard let hook = dlsym(runtime, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self),
            let isHooked = dlsym(runtime, name)?.assumingMemoryBound(to: Bool.self)
        else { return nil }
        (count, thread, allocate) = (0, pthread_self(), hook.pointee)
        hook.pointee = { metadata, size, alignment in
            if pthread_equal(pthread_self(), ObjectCount.thread) != 0 { ObjectCount.count += 1 }
            return ObjectCount.allocate(metadata, size, alignment)
        }
        isHooked.pointee = true
        body()
        isHooked.pointee = false
        hook.pointee = allocate
        return count
    }
}
