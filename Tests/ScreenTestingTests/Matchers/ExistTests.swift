import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

final class ExistTests: XCTestCase {
    private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))

    func testAtLeastOneIsEnough() {
        let next = next
        onScreen {
            [TestElement(.button, id: "Next"), TestElement(.button, id: "Next")]
        } _: { root in
            expect(next).to(exist())
            expect(next.at(1)).to(exist())
            expect(next.at(2)).notTo(exist())
            XCTAssertEqual(
                messages { expect(next).notTo(exist()) },
                ["expected not to exist, got button with identifier “Next”"]
            )
        }
    }

    func testNoneIs() {
        let next = next
        onScreen {
            [TestElement(.button, label: "Next")]
        } _: { _ in
            XCTAssertEqual(
                messages { expect(next).to(exist()) },
                [
                    """
                    expected to exist, got button with identifier “Next”
                      found none
                      near misses:
                        button, label “Next”: its label is the identifier asked for
                      the screen:
                          application
                            button, label “Next”
                    """
                ]
            )
        }
    }

    func testTheParentIsMissing() {
        let next = next
        onScreen {
            []
        } _: { _ in
            XCTAssertEqual(
                messages { expect(next.descendant(.image)).to(exist()) },
                [
                    """
                    expected to exist, got image
                      found none of button with identifier “Next”, in which to look
                      the screen:
                          application
                    """
                ]
            )
            expect(next.descendant(.image)).notTo(exist())
        }
    }

    func testNoneOfSeveralParentsHasIt() {
        onScreen {
            [TestElement(.cell), TestElement(.cell)]
        } _: { _ in
            let image = SimpleElementBrowser(request: SearchRequest(type: .cell)).descendant(.image)
            XCTAssertEqual(
                messages { expect(image).to(exist()) },
                [
                    """
                    expected to exist, got image
                      found none
                      in cell
                      the screen:
                          application
                            cell
                            cell
                    """
                ]
            )
            expect(image).notTo(exist())
        }
    }
}
