import Expect
import ScreenElements
import ScreenTesting
import XCTest

final class ExistTests: XCTestCase {
    private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))

    func testAtLeastOneIsEnough() {
        let next = next
        onScreen([TestElement(.button, id: "Next"), TestElement(.button, id: "Next")]) { root in
            expect(next).to(exist())
            expect(next.at(1)).to(exist())
            expect(next.at(2)).notTo(exist())
            assertMessages("expected not to exist, got button with identifier “Next”") { expect(next).notTo(exist()) }
        }
    }

    func testNoneIs() {
        let next = next
        onScreen([TestElement(.button, label: "Next")]) { _ in
            assertMessages(
                """
                expected to exist, got button with identifier “Next”
                  found none
                  near misses:
                    button, label “Next”: its label is the identifier asked for
                  the screen:
                      application
                        button, label “Next”
                """
            ) { expect(next).to(exist()) }
        }
    }

    func testTheParentIsMissing() {
        let next = next
        onScreen([]) { _ in
            assertMessages(
                """
                expected to exist, got image
                  found none of button with identifier “Next”, in which to look
                  the screen:
                      application
                """
            ) { expect(next.descendant(.image)).to(exist()) }
            expect(next.descendant(.image)).notTo(exist())
        }
    }

    func testNoneOfSeveralParentsHasIt() {
        onScreen([TestElement(.cell), TestElement(.cell)]) { _ in
            let image = SimpleElementBrowser(request: SearchRequest(type: .cell)).descendant(.image)
            assertMessages(
                """
                expected to exist, got image
                  found none
                  in cell
                  the screen:
                      application
                        cell
                        cell
                """
            ) { expect(image).to(exist()) }
            expect(image).notTo(exist())
        }
    }
}
