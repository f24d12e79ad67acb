import Expect
import ScreenElements
import ScreenTesting
import Spec

/// The blocks of the README in their exact words, and the declarations that they need.
final class SnippetSpec: SpecCase {
    override func spec() {
        describe("a queue") {
            lazy var queue = ["first", "second"]

            it("gives what came first") {
                expect(queue.removeFirst()) == "first"
            }

            it("still has both in the next example") {
                expect(queue) == ["first", "second"]
            }
        }

        describe("a screen") {
            let view = View()
            let presenter = Presenter(view)

            context("when the answer has come") {
                beforeEach {
                    presenter.didTapLoad()
                    waitUntilEqual(view.state, "loaded")
                }

                it("hides the spinner") {
                    expect(view.isSpinning).toEventually(beFalse(), timeout: .seconds(3))
                }
            }
        }

        describe("a service") {
            let service = Service()
            let view = View()

            it("answers with the newest fact") {
                let fact = try await service.newestFact()
                expect(fact) == "Honey keeps for ever"
                await expect { try await service.count() } == 1
                await expect(view.title).toEventually(equal("Facts"))
            }
        }

        let app = ListScreen()

        describe("the list") {
            aroundEach { runExample in
                withScreen(app) { runExample() }
            }

            it("leads to an item") {
                expect(ListPage().title(ofItem: "1")).to(haveLabel("First"))
                tester().usingIdentifier("1").tap()
                SimpleElementBrowser(request: SearchRequest(id: "DetailView")).expectToAppear()
            }
        }

        describe("the matchers") {
            let list: [Int] = []
            let view = View()

            it("say what they want") {
                expect(list).to(beEmpty())
                expect(list).notTo(equal([1]))
                expect(Int("x")) == nil
                expect(view.isSpinning).to(beFalse(), description: "the spinner")
                expect { try parse("{") }.to(throwError(ParseError.unexpectedEnd))
            }
        }
    }
}

struct ListPage: ElementBrowser {
    let request = SearchRequest(id: "ListView", type: .table)

    func title(ofItem id: String) -> SimpleElementBrowser {
        descendant(.cell, id: id).descendant(.staticText, id: "Title")
    }
}

private final class View {
    var state = "initial"
    var isSpinning = false
    let title = "Facts"
}

@MainActor private final class Presenter {
    private let view: View

    init(_ view: View) {
        self.view = view
    }

    func didTapLoad() {
        view.isSpinning = true
        Task {
            view.state = "loaded"
            view.isSpinning = false
        }
    }
}

private struct Service {
    func newestFact() async throws -> String { "Honey keeps for ever" }
    func count() async throws -> Int { 1 }
}

private enum ParseError: Error { case unexpectedEnd }

private func parse(_ text: String) throws -> Int { throw ParseError.unexpectedEnd }
