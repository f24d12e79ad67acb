import Expect
import Spec

@testable import VenueScreens

final class DynamicSpec: SpecCase {
    override class func spec() {
        describe("A dynamic value") {
            let value = Dynamic(1)
            var heard: [Int] = []

            it("tells a bound listener of each change from then on") {
                value.bind { heard.append($0) }
                value.value = 2
                value.value = 2
                expect(heard) == [2, 2]
            }

            it("tells a listener that is bound and fired what it is now, too") {
                value.bindAndFire { heard.append($0) }
                value.value = 2
                expect(heard) == [1, 2]
            }

            it("tells all listeners, in the order in which they were bound") {
                value.bind { heard.append($0) }
                value.bind { heard.append($0 * 10) }
                value.value = 2
                expect(heard) == [2, 20]
            }
        }
    }
}
