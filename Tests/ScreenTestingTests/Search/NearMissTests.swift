import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

final class NearMissTests: XCTestCase {
    /// Returns the near misses that the message of a failed search lists.
    private func misses(_ request: SearchRequest, _ elements: @MainActor () -> [any ScreenElement]) -> [String] {
        onScreen(elements) { _ in nearMisses(of: SimpleElementBrowser(request: request)) }
    }

    func testTheLabelIsTheIdentifierAskedFor() {
        assertList(
            misses(next) { [TestElement(.button, label: "Next"), TestElement(.staticText, id: "a", label: "Next")] },
            "button, label “Next”: its label is the identifier asked for",
            "staticText, identifier “a”, label “Next”: its label is the identifier asked for"
        )
    }

    func testTheIdentifierIsTheLabelAskedFor() {
        XCTAssertEqual(
            misses(SearchRequest(label: "Next")) { [TestElement(.button, id: "Next")] },
            ["button, identifier “Next”: its identifier is the label asked for"]
        )
    }

    func testTheIdentifierIsThatAskedForAndTheRestIsNot() {
        let request = SearchRequest(id: "Name", type: .textField, label: "Name", value: "Ann")
        assertList(
            misses(request) {
                [
                    TestElement(.staticText, id: "Name", label: "Name", value: "Ann"),
                    TestElement(.textField, id: "Name", label: "name"),
                    TestElement(.textField, id: "Name", value: "Bob"),
                ]
            },
            "staticText, identifier “Name”, label “Name”, value “Ann”: its type is staticText",
            "textField, identifier “Name”, label “name”: its label is “name”, it has no value",
            "textField, identifier “Name”, value “Bob”: it has no label, its value is “Bob”"
        )
    }

    func testTheLabelIsThatAskedForAndTheRestIsNot() {
        assertList(
            misses(SearchRequest(id: "a", label: "Next")) {
                [TestElement(.button, id: "b", label: "Next"), TestElement(.button, label: "Next")]
            },
            "button, identifier “b”, label “Next”: its identifier is “b”",
            "button, label “Next”: it has no identifier"
        )
    }

    func testTheValueIsThatAskedForAndTheRestIsNot() {
        XCTAssertEqual(
            misses(SearchRequest(type: .textField, value: "7")) { [TestElement(.slider, id: "b", value: "7")] },
            ["slider, identifier “b”, value “7”: its type is slider"]
        )
    }

    func testLetterCaseAndSpacesMayDiffer() {
        assertList(
            misses(SearchRequest(id: "NextButton")) {
                [TestElement(id: "nextButton"), TestElement(id: "Next Button "), TestElement(id: "NextButton2")]
            },
            "other, identifier “nextButton”: its identifier is like the one asked for",
            "other, identifier “Next Button ”: its identifier is like the one asked for"
        )
        XCTAssertEqual(
            misses(SearchRequest(label: "Log in")) { [TestElement(label: "Login")] },
            ["other, label “Login”: its label is like the one asked for"]
        )
    }

    func testAConditionDoesNotHold() {
        XCTAssertEqual(
            misses(next.that("is enabled") { $0.isEnabled }.that("is there") { _ in true }) {
                [TestElement(.button, id: "Next").with { $0.isEnabled = false }]
            },
            ["button, identifier “Next”, disabled: it does not fulfil “that is enabled”"]
        )
        XCTAssertEqual(
            misses(SearchRequest(type: .button).that("is enabled") { $0.isEnabled }) {
                [TestElement(.button, id: "Next").with { $0.isEnabled = false }]
            },
            [],
            "any button would be a near miss"
        )
    }

    func testAConditionDoesNotHoldForOneOfTheTexts() {
        let requests = [
            SearchRequest(id: "a"), SearchRequest(label: "b"), SearchRequest(value: "c"),
            SearchRequest(placeholder: "d"),
        ]
        for request in requests {
            XCTAssertEqual(
                misses(request.that("is enabled") { $0.isEnabled }) {
                    [
                        TestElement(.textField, id: "a", label: "b", value: "c").with {
                            $0.placeholder = "d"
                            $0.isEnabled = false
                        }
                    ]
                },
                [
                    "textField, identifier “a”, label “b”, value “c”, placeholder “d”, disabled: "
                        + "it does not fulfil “that is enabled”"
                ],
                "\(request)"
            )
        }
    }

    func testTheElementIsHidden() {
        XCTAssertEqual(
            misses(next) { [TestElement(.button, id: "Next").with { $0.isHidden = true }] },
            ["button, identifier “Next”, hidden: it is hidden"]
        )
    }

    func testTheElementHasNoSize() {
        XCTAssertEqual(
            misses(next) { [TestElement(.button, id: "Next", frame: CGRect(x: 0, y: 0, width: 9, height: 0))] },
            ["button, identifier “Next”, without size: it has no width or no height"]
        )
    }

    func testTheElementOnlyLaysOut() {
        XCTAssertEqual(
            misses(next) { [TestElement(.button, id: "Next").with { $0.exposure = .childrenOnly }] },
            ["button, identifier “Next”: it only lays out what is inside of it"]
        )
    }

    func testTheElementLiesInSomethingHidden() {
        XCTAssertEqual(
            misses(next) {
                let stack = TestElement([TestElement([TestElement(.button, id: "Next")])]).with {
                    $0.exposure = .childrenOnly
                }
                return [TestElement(.sheet, id: "S", [stack]).with { $0.isHidden = true }]
            },
            ["button, identifier “Next”: it lies in sheet, identifier “S”, hidden"]
        )
    }

    func testTheElementLiesInSomethingWithoutSize() {
        XCTAssertEqual(
            misses(next) { [TestElement(.sheet, frame: .zero, [TestElement(.button, id: "Next")])] },
            ["button, identifier “Next”: it lies in sheet, without size"]
        )
    }

    func testTheElementLiesInSomethingThatStandsForIt() {
        XCTAssertEqual(
            misses(next) {
                [
                    TestElement(.cell, id: "1", [TestElement(.button, id: "Next")]).with {
                        $0.exposure = .standsForChildren
                    }
                ]
            },
            ["button, identifier “Next”: it lies in cell, identifier “1”, which stands for what is inside of it"]
        )
    }

    func testTheElementIsOutsideOfItsParent() {
        onScreen([TestElement(.cell, id: "1"), TestElement(.cell, id: "2", [TestElement(.button, id: "Next")])]) { _ in
            let cell = SimpleElementBrowser(request: SearchRequest(id: "1", type: .cell))
            XCTAssertEqual(
                nearMisses(of: cell.descendant(next)),
                ["button, identifier “Next”: it is outside of cell with identifier “1”"]
            )
        }
    }

    func testThereAreSeveralReasons() {
        onScreen([TestElement(.cell, id: "1"), TestElement(.image, id: "Next").with { $0.isHidden = true }]) { _ in
            let cell = SimpleElementBrowser(request: SearchRequest(id: "1", type: .cell))
            assertList(
                nearMisses(of: cell.descendant(next)),
                "image, identifier “Next”, hidden: its type is image, and it is hidden, and it is outside of cell with"
                    + " identifier “1”"
            )
        }
    }

    func testTheParentElementIsNotInsideOfItself() {
        onMain {
            let cell = TestElement(.cell, id: "1")
            let browser = SimpleElementBrowser(request: SearchRequest(id: "1"), parentElement: cell)
            XCTAssertEqual(nearMisses(of: browser), ["cell, identifier “1”: the search begins inside of it"])
        }
    }

    func testNearMissesOfAMissingParent() {
        onScreen([TestElement(.collectionView, id: "List", [TestElement(.button, id: "Next")])]) { _ in
            let list = SimpleElementBrowser(request: SearchRequest(id: "List", type: .table))
            XCTAssertEqual(
                nearMisses(of: list.descendant(next)),
                ["collectionView, identifier “List”: its type is collectionView"]
            )
        }
    }

    func testTheNearestComeFirst() {
        assertList(
            misses(next) {
                [
                    TestElement(.button, id: "next"), TestElement(.button, label: "Next"),
                    TestElement(.image, id: "Next"),
                    TestElement(.button, id: "Next").with { $0.isHidden = true },
                ]
            },
            "button, identifier “Next”, hidden: it is hidden",
            "image, identifier “Next”: its type is image",
            "button, label “Next”: its label is the identifier asked for",
            "button, identifier “next”: its identifier is like the one asked for"
        )
    }

    func testAnEmptyTextIsLikeNothing() {
        XCTAssertEqual(
            misses(SearchRequest(id: "", type: .cell, label: "", value: "")) {
                [TestElement(.button, value: ""), TestElement(.button, label: " "), TestElement(.button, id: " ")]
            },
            []
        )
    }

    func testTheTextOfASecureFieldIsNotShown() {
        XCTAssertEqual(
            misses(SearchRequest(id: "Password", value: "x")) {
                [TestElement(.secureTextField, id: "Password", value: "secret")]
            },
            ["secureTextField, identifier “Password”, value of 6 characters: its value is of 6 characters"]
        )
    }
}

@MainActor private func nearMisses(of browser: some ElementBrowser) -> [String] {
    let lines = messages { try browser.find() }.joined().split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: "near misses:"), let end = lines.firstIndex(of: "the screen:") else {
        return []
    }
    return lines[(start + 1)..<end].map { String($0.dropFirst(2)) }
}

private let next = SearchRequest(id: "Next", type: .button)
