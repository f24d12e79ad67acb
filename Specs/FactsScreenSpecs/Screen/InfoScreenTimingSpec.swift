import Expect
import Spec
import VirtualTime

@testable import FactsScreen

final class InfoScreenTimingSpec: SpecCase {
    override func spec() {
        describe("Экран с интересными фактами, когда ответы приходят не вовремя") {
            var module: TestInfoModule!
            var presenter: InfoPresenter { module.presenter }
            var time: VirtualTime { module.time }
            var transport: NetworkTransportMock { module.transportMock }
            var shownStates: [InfoViewState] { module.viewInputSpy.invokedUpdateParametersList }

            beforeEach {
                module = TestInfoFactory().makeModule()
                presenter.start()
            }
            justAfterEach {
                module.map(attachScreens)
            }

            context("Если нажать на кнопку загрузки дважды подряд") {
                beforeEach {
                    transport.mockSuccessForInfoLoading()
                    presenter.didTapLoadInfoButton()
                    presenter.didTapLoadInfoButton()
                }

                it("серверу уходит один запрос, и факт показан один раз") {
                    time.advance(by: .seconds(1))
                    expect(transport.invokedRequests.count) == 1
                    expect(shownStates) == [.initial, .loading, .fakeInfo]
                }
            }

            context("Если экран открыть заново, не дождавшись ответа") {
                it("сразу видна кнопка загрузки, а опоздавший факт её не заслоняет") {
                    transport.mockSuccessForInfoLoading()
                    presenter.didTapLoadInfoButton()
                    presenter.start()
                    expect(shownStates) == [.initial, .loading, .initial]

                    time.advance(by: .seconds(1))
                    expect(shownStates) == [.initial, .loading, .initial]
                }
                it("об опоздавшей ошибке не сообщают") {
                    transport.mockFailureForInfoLoading()
                    presenter.didTapLoadInfoButton()
                    presenter.start()

                    time.advance(by: .seconds(1))
                    expect(module.viewInputSpy.invokedShowErrorCount) == 0
                }
            }

            context("Если старый ответ приходит позже нового") {
                beforeEach {
                    transport.mockSuccessForInfoLoading(delay: .seconds(6))
                    transport.mockSuccessForInfoLoading(responseFile: "next-info-fake-response", delay: .seconds(1))
                    presenter.didTapLoadInfoButton()
                    presenter.start()
                    presenter.didTapLoadInfoButton()
                    time.advance(by: .seconds(6))
                }

                it("виден новый факт, и подробности открываются для него") {
                    expect(shownStates) == [.initial, .loading, .initial, .loading, .nextFakeInfo]
                    presenter.didTapShowDetailsButton()
                    expect(module.routerSpy.invokedOpenDetailsParametersList) == [124]
                }
            }

            context("Если старый ответ приходит, пока загружается новый") {
                beforeEach {
                    transport.mockSuccessForInfoLoading(delay: .seconds(1))
                    transport.mockSuccessForInfoLoading(responseFile: "next-info-fake-response", delay: .seconds(30))
                    presenter.didTapLoadInfoButton()
                    presenter.start()
                    presenter.didTapLoadInfoButton()
                    time.advance(by: .seconds(1))
                }

                it("третий запрос не уходит: новый факт всё ещё загружается") {
                    presenter.didTapLoadInfoButton()
                    expect(shownStates.last) == .loading
                    expect(transport.invokedRequests.count) == 2
                }
                it("в конце виден новый факт") {
                    time.advance(by: .seconds(29))
                    expect(shownStates.last) == .nextFakeInfo
                }
            }

            context("Если экран закрыть, не дождавшись ответа") {
                var view: InfoViewInputSpy!
                var closedTime: VirtualTime!
                var closedTransport: NetworkTransportMock!
                weak var closedPresenter: InfoPresenter?
                weak var closedView: InfoViewInputSpy?

                beforeEach {
                    transport.mockSuccessForInfoLoading()
                    presenter.didTapLoadInfoButton()
                    (view, closedTime, closedTransport) = (module.viewInputSpy, time, transport)
                    (closedPresenter, closedView) = (presenter, view)
                }

                it("от него в памяти ничего не остаётся, хотя он держал всё, что в нём есть") {
                    view.presenter = presenter
                    module = nil
                    view = nil
                    expect(closedView).to(beNil())
                    expect(closedPresenter).to(beNil())
                }
                it("ответ ничего не меняет") {
                    module = nil
                    closedTime.advance(by: .seconds(1))
                    expect(closedTransport.deliveredAnswersCount) == 1
                    expect(closedPresenter).to(beNil())
                    expect(view.invokedUpdateParametersList) == [.initial, .loading]
                }
            }
        }
    }
}
