import Expect
import ScreenTesting
import Spec
import VirtualTime

@testable import FactsScreen

/// Одни и те же примеры: сначала на экране в этом же процессе, потом в настоящей программе.
final class FactsTourSpec: SpecCase {
    override class func spec() {
        describe("Путь по экрану с фактом") {
            let page = FactsPage()

            sharedExamples("путь по экрану") {
                it("ведёт от кнопки через загрузку к факту") {
                    expect(page.factText).notTo(exist())
                    page.loadButton.tap()
                    expect(page.loadButton).notTo(exist())
                    page.factText.expectToAppear()
                    expect(page.loader).notTo(exist())
                    expect(page.factText).to(haveLabel(not(beEmpty())))
                    expect(page.timeAgo).to(haveLabel("5 дней назад"))
                }
                it("ведёт от факта к подробностям и обратно") {
                    page.loadButton.tap()
                    page.factText.expectToAppear()
                    let fact = try page.factText.find().label
                    let details = page.openDetails()
                    expect(details.heading).to(haveLabel("Подробности о факте № 123"))
                    expect(details.text).to(haveLabel(fact))
                    CommandsPage().back.tap()
                    expect(details).notTo(exist())
                    expect(page.factText).to(exist())
                }
            }

            context("в том же процессе, на виртуальном времени") {
                aroundEach { example in
                    let time = VirtualTime()
                    let transport = NetworkTransportMock(time: time)
                    transport.mockSuccessForInfoLoading()
                    let view = FactsView.started(transport)
                    withScreen(view.window, time: time) { example() }
                }

                itBehavesLike("путь по экрану")
            }

            context("в отдельной программе, снаружи") {
                aroundEach { example in
                    RemoteApplication("facts", arguments: ["--locale", "ru_RU"]).run { app in
                        example()
                        CommandsPage().quit.tap()
                        expect(app.waitForExit()) == 0
                    }
                }

                itBehavesLike("путь по экрану")
            }
        }
    }
}
