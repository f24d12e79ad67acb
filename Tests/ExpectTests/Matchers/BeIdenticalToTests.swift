import Expect
import TestSupport
import XCTest

final class BeIdenticalToTests: XCTestCase {
    private let dog = Dog()
    private let other = Dog()

    private func withoutAddresses(_ messages: [String]) -> [String] {
        messages.map { $0.replacing(/0x[0-9a-f]+/, with: "0x") }
    }

    func testTheSameObjectPasses() {
        expect(self.dog).to(beIdenticalTo(dog))
        expect(self.dog).to(be(dog))
        expect(self.dog) === dog
        expect(self.dog) !== other
        expect(nil as Dog?).to(beIdenticalTo(nil))
        expect(nil as Dog?).notTo(beIdenticalTo(dog))
    }

    func testAnotherObjectFails() {
        let details = "\n  expected the object at 0x, got the object at 0x"
        assertList(
            withoutAddresses(
                messages {
                    expect(self.dog) === other
                    expect(self.dog) !== dog
                    expect(nil as Dog?) === dog
                    expect { try trouble() as Dog } === dog
                    expect { try trouble() as Dog } !== dog
                }
            ),
            "expected to be identical to Dog(), got Dog()" + details,
            "expected not to be identical to Dog(), got Dog()",
            "expected to be identical to Dog(), got nil\n  expected the object at 0x, got nil",
            "expected to be identical to Dog(), threw Trouble.small",
            "expected not to be identical to Dog(), threw Trouble.small"
        )
    }
}
