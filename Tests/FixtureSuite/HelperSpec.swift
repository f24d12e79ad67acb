import Expect
import Spec
import XCTest

/// Fails in helpers. Reports name the lines that call the helpers.
final class HelperSpec: SpecCase {
    override func spec() {
        it("calls a helper of another file") {
            expectEmpty(cart: 1)
        }
        it("calls a helper of its own file") {
            expectAll(
                in: [1, 2]
            )
        }
        it("calls one that calls another") {
            expectAll(in: [0, 3])
        }
        it("calls one that awaits") {
            await expectLater(4)
        }
        it("calls one of XCTest") {
            assertEmpty(5)
        }
        it("fails itself") {
            expect(6)
                .to(equal(0))
        }
        it("fails in a closure of its own") {
            [9].forEach { number in
                expect(number) == 0
            }
        }
        context("in a hook") {
            beforeEach { expectEmpty(cart: 7) }
            it("fails there") {}
        }
        context("in a hook that fails itself") {
            beforeEach {
                expect(8)
                    .to(equal(0))
            }
            it("fails there") {}
        }
    }
}

@MainActor private func expectAll(in carts: [Int]) {
    for cart in carts { expectEmpty(cart: cart) }
}

@MainActor private func expectLater(_ cart: Int) async {
    await Task.yield()
    expect(cart) == 0
}

private func assertEmpty(_ cart: Int) {
    XCTAssertEqual(cart, 0)
}

/// Many examples, 400 of which fail in a helper.
final class FailingHelpersSpec: SpecCase {
    override func spec() {
        it("passes", arguments: 1...2_000) { _ in }
        it("fails", arguments: 1...400) { expectEmpty(cart: $0) }
    }
}
