import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Behavior that all matchers for elements have in common.
final class ElementMatcherTests: XCTestCase {
    private struct Page: ElementBrowser {
        let request = SearchRequest(type: .textField)
    }

    func testNoneOrSeveralFailBothWays() {
        onScreen([]) { root in
            let page: any ElementBrowser = Page()
            for (name, matcher) in matchers {
                root.subelements = []
                let none = messages {
                    expect(page).to(matcher)
                    expect(page).notTo(matcher)
                }
                XCTAssertEqual(none.count, 2, name)
                for message in none {
                    XCTAssertTrue(
                        message.hasSuffix(", got textField\n  found none\n  the screen:\n      application"),
                        message
                    )
                }
                root.subelements = [TestElement(.textField), TestElement(.textField)]
                XCTAssertEqual(
                    messages { expect(page).notTo(matcher) }.map {
                        $0.split(separator: "\n").dropFirst().joined(separator: "\n")
                    },
                    [
                        """
                          found 2
                          the screen:
                              application
                            →   textField
                            →   textField
                        """
                    ],
                    name
                )
            }
        }
    }

    func testPagesBrowsersAndElements() {
        onScreen([TestElement(.textField, label: "a", value: "b", [TestElement(.image)])]) { _ in
            let failures = messages {
                expect(Page()).to(exist())
                expect(Page()).to(haveLabel("a"))
                expect(Page()).to(haveValue("b"))
                expect(Page()).to(beEnabled())
                expect(Page()).to(beHittable())
                expect(Page()).to(haveElement(SearchRequest(type: .image)))
                let browser: any ElementBrowser = Page()
                expect(browser).to(exist())
                expect(browser).to(haveLabel(contain("a")))
                expect(browser).to(haveValue(contain("b")))
                let element = try Page().view
                expect(element).to(haveLabel("a"))
                expect(element).to(haveLabel(contain("a")))
                expect(element).to(haveValue("b"))
                expect(element).to(haveValue(contain("b")))
                expect(element).to(beEnabled())
                expect(element).to(haveElement(SearchRequest(type: .image)))
                try require(Page()).to(exist())
            }
            XCTAssertEqual(failures, [])
        }
    }

    func testNegatedOnElements() throws {
        try onScreen([TestElement(.textField, label: "a", value: "b", [TestElement(.image)])]) { _ in
            let element = try Page().view
            let told = sentences {
                expect(element).notTo(haveLabel("a"))
                expect(element).notTo(haveLabel(contain("a")))
                expect(element).notTo(haveValue("b"))
                expect(element).notTo(haveValue(contain("b")))
                expect(element).notTo(beEnabled())
                expect(element).notTo(haveElement(SearchRequest(type: .image)))
                expect(element).notTo(haveLabel("x"))
                expect(element).notTo(haveElement(SearchRequest(type: .map)))
            }
            XCTAssertEqual(
                told.map { $0.prefix { $0 != "," } },
                [
                    "expected not to have label “a”", #"expected not to have a label to contain "a""#,
                    "expected not to have value “b”", #"expected not to have a value to contain "b""#,
                    "expected not to be enabled", "expected not to have image",
                ]
            )
        }
    }

    func testWaits() {
        onScreen([]) { root in
            later { root.subelements = [TestElement(.textField, label: "a")] }
            expect(Page()).toEventually(exist())
            later { (root.subelements[0] as? TestElement)?.label = "b" }
            expect(Page()).toEventually(haveLabel("b"))
            later { root.subelements = [] }
            expect(Page()).toEventuallyNot(exist())
            assertList(
                messages { expect(Page()).toEventually(exist(), timeout: .milliseconds(2)) }
                    .map { $0.replacing(/looked \d+ times in \d+\.\d\d s/, with: "looked N times in T") },
                """
                expected to eventually exist, got textField (looked N times in T)
                  found none
                  the screen:
                      application
                """
            )
        }
    }

    func testWaitsOfAsyncCode() {
        onScreenAsync([]) { root in
            later { root.subelements = [TestElement(.textField, label: "a")] }
            await expect(Page()).toEventually(exist())
            later { root.subelements = [] }
            await expect(Page()).toEventuallyNot(exist())
        }
    }

    func testMatchersAreCombined() {
        onScreen([TestElement(.textField, label: "a", value: "b")]) { _ in
            expect(Page()).to(satisfyAllOf(exist(), haveLabel("a"), not(haveValue("a"))))
            XCTAssertEqual(sentences { expect(Page()).to(satisfyAnyOf(haveLabel("b"), not(exist()))) }.count, 1)
        }
    }
}

@MainActor private let matchers: [(name: String, matcher: Matcher<any ElementBrowser>)] = [
    ("haveLabel", haveLabel("a")), ("haveLabel matcher", haveLabel(beginWith("a"))), ("haveValue", haveValue("a")),
    ("haveValue matcher", haveValue(beginWith("a"))), ("beEnabled", beEnabled()), ("beHittable", beHittable()),
    ("haveElement", haveElement(SearchRequest(type: .image))),
]
