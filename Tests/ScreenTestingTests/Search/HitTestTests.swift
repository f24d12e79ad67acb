import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

final class HitTestTests: XCTestCase {
    /// Returns what obstructs a tap on the element “x”, or an empty string if the tap succeeds.
    private func obstacle(_ elements: @MainActor () -> [any ScreenElement]) -> String {
        onMain {
            let root = TestElement(.application, frame: rectangle(0, 0, 100, 100), elements())
            return withScreen(root) {
                let browser = SimpleElementBrowser(request: SearchRequest(id: "x"))
                let sentence = sentences { browser.tap(timeout: .zero) }.joined()
                XCTAssertEqual(browser.isHittable, sentence.isEmpty)
                return sentence.replacing("expected to tap element with identifier “x”, ", with: "")
            }
        }
    }

    func testNothingIsInTheWay() {
        XCTAssertEqual(obstacle { [target()] }, "")
        XCTAssertEqual(obstacle { [TestElement(.button, id: "x")] }, "", "no frame is told")
    }

    func testWhatComesLaterIsInFront() {
        XCTAssertEqual(
            obstacle { [target(), TestElement(.alert, id: "Alert", frame: rectangle(0, 0, 50, 50))] },
            "it is covered by alert, identifier “Alert”"
        )
        XCTAssertEqual(obstacle { [TestElement(.alert, frame: rectangle(0, 0, 50, 50)), target()] }, "")
    }

    func testOnlyTheMiddleCounts() {
        XCTAssertEqual(obstacle { [target(), TestElement(.button, frame: rectangle(16, 10))] }, "")
        XCTAssertEqual(
            obstacle { [target(), TestElement(.button, frame: rectangle(14, 14))] },
            "it is covered by button"
        )
    }

    func testChildrenDoNotCoverTheirParent() {
        XCTAssertEqual(obstacle { [target(10, 10, [TestElement(.button, frame: rectangle(10, 10))])] }, "")
        XCTAssertEqual(
            obstacle {
                [
                    target(10, 10, [TestElement(.button, frame: rectangle(10, 10))]).with {
                        $0.exposure = .standsForChildren
                    }
                ]
            },
            ""
        )
    }

    func testSomethingDeepInALaterElementCovers() {
        XCTAssertEqual(
            obstacle { [TestElement([target()]), TestElement([TestElement(.sheet, frame: rectangle(0, 0, 99, 99))])] },
            "it is covered by sheet"
        )
    }

    func testWhatIsNotShownDoesNotCover() {
        let everything = rectangle(0, 0, 99, 99)
        XCTAssertEqual(obstacle { [target(), TestElement(.sheet, frame: everything).with { $0.isHidden = true }] }, "")
        XCTAssertEqual(
            obstacle {
                [target(), TestElement(.sheet, frame: .zero, [TestElement(.button, frame: everything)])]
            },
            ""
        )
        XCTAssertEqual(obstacle { [target(), TestElement(.sheet)] }, "", "no frame is told")
    }

    func testTextsImagesAndLayoutsLetTapsThrough() {
        let everything = rectangle(0, 0, 99, 99)
        for type in [ElementType.staticText, .image, .icon, .activityIndicator, .progressIndicator] {
            XCTAssertEqual(obstacle { [target(), TestElement(type, frame: everything)] }, "", type.rawValue)
        }
        XCTAssertEqual(
            obstacle { [target(), TestElement(.other, frame: everything).with { $0.exposure = .childrenOnly }] },
            ""
        )
        XCTAssertEqual(obstacle { [target(), TestElement(.other, frame: everything)] }, "it is covered by other")
    }

    func testWhatIsScrolledOutDoesNotCover() {
        XCTAssertEqual(
            obstacle {
                [
                    target(),
                    TestElement(
                        .table,
                        frame: rectangle(0, 50, 50, 50),
                        [TestElement(.cell, frame: rectangle(0, 0, 50, 50))]
                    ),
                ]
            },
            ""
        )
    }

    func testAnElementIsOutsideOfTheScreen() {
        XCTAssertEqual(obstacle { [target(96, 10)] }, "it is out of view")
        XCTAssertEqual(obstacle { [target(94, 10)] }, "")
        XCTAssertEqual(obstacle { [target(10, -6)] }, "it is out of view")
    }

    func testTheScreenEndsWhateverItsType() {
        onMain {
            let root = TestElement(.other, frame: rectangle(0, 0, 50, 50), [target(60, 10)])
            withScreen(root) {
                XCTAssertFalse(SimpleElementBrowser(request: SearchRequest(id: "x")).isHittable)
            }
        }
    }

    func testAnElementIsScrolledOutOfSomething() {
        for type in [ElementType.table, .collectionView, .scrollView, .outline, .webView, .map, .window] {
            XCTAssertEqual(
                obstacle { [TestElement(type, frame: rectangle(0, 0, 50, 20), [TestElement([target(0, 30)])])] },
                "it is out of view",
                type.rawValue
            )
        }
        XCTAssertEqual(obstacle { [TestElement(.other, frame: rectangle(0, 0, 50, 20), [target(0, 30)])] }, "")
    }

    func testAmongEqualElementsTheOneThatIsMeantIsTested() {
        onMain {
            let buttons = [0.0, 20, 40].map { target(0, $0) }
            let layout = TestElement([buttons[0]]).with { $0.exposure = .childrenOnly }
            let cover = TestElement(.alert, frame: rectangle(0, 20))
            withScreen(
                TestElement(
                    .application,
                    [TestElement(.image).with { $0.isHidden = true }, layout, buttons[1], buttons[2], cover]
                )
            ) {
                let browser = SimpleElementBrowser(request: SearchRequest(id: "x"))
                XCTAssertEqual((0..<3).map { browser.at($0).isHittable }, [true, false, true])
                XCTAssertFalse(browser.isHittable, "there are three")
            }
        }
    }

    func testInsideOfAParentElementOnlyItsInsideCounts() {
        onMain {
            let cell = TestElement(
                .cell,
                frame: rectangle(0, 0),
                [target(0, 30), TestElement(.button, id: "y", frame: rectangle(0, 30))]
            )
            let x = SimpleElementBrowser(request: SearchRequest(id: "x"), parentElement: cell)
            let y = SimpleElementBrowser(request: SearchRequest(id: "y"), parentElement: cell)
            XCTAssertFalse(x.isHittable)
            XCTAssertTrue(y.isHittable)
        }
    }
}

private func rectangle(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@MainActor private func target(_ x: Double = 10, _ y: Double = 10, _ children: [any ScreenElement] = []) -> TestElement
{ TestElement(.button, id: "x", frame: rectangle(x, y), children) }
