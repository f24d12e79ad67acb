import ExampleKit
import Expect
import Spec
import VirtualTime

@testable import FactsScreen

final class InfoScreenSpec: SpecCase {
    override func spec() {
        describe("Экран с интересными фактами") {
            var module: TestInfoModule!
            var presenter: InfoPresenter { module.presenter }
            var time: VirtualTime { module.time }
            var transport: NetworkTransportMock { module.transportMock }
            var shownStates: [InfoViewState] { module.viewInputSpy.invokedUpdateParametersList }

            beforeEach {
                module = TestInfoFactory().makeModule()
            }
            justAfterEach {
                module.map(attachScreens)
            }

            context("Когда экран появляется") {
                beforeEach {
                    presenter.start()
                }

                it("видна кнопка «Загрузить полезный факт»") {
                    expect(shownStates) == [.initial]
                }
                it("сервер ни о чём не спрашивают") {
                    expect(transport.invokedRequests).to(beEmpty())
                }
                it("подробности не открываются: факта ещё нет") {
                    presenter.didTapShowDetailsButton()
                    expect(module.routerSpy.invokedOpenDetailsCount) == 0
                }

                context("Если нажать на кнопку загрузки, а сервер отвечает") {
                    beforeEach {
                        transport.mockSuccessForInfoLoading()
                        presenter.didTapLoadInfoButton()
                    }

                    it("серверу уходит один запрос, за полезным фактом") {
                        let request = Request(method: .get, url: "https://info-example.com/get_info")
                        expect(transport.invokedRequests) == [request]
                    }
                    it("сразу видно, что факт загружается") {
                        expect(shownStates) == [.initial, .loading]
                    }
                    it("пока факт загружается, подробности не открываются") {
                        time.advance(by: .milliseconds(900))
                        presenter.didTapShowDetailsButton()
                        expect(module.routerSpy.invokedOpenDetailsCount) == 0
                    }
                    it("потом виден факт и то, как давно он опубликован") {
                        time.advance(by: .seconds(1))
                        expect(shownStates) == [.initial, .loading, .fakeInfo]
                        expect(module.viewInputSpy.invokedShowErrorCount) == 0
                    }

                    context("Если факт загружен и нажать «Посмотреть подробнее»") {
                        beforeEach {
                            time.advance(by: .seconds(1))
                            presenter.didTapShowDetailsButton()
                        }

                        it("открываются подробности этого факта, а сам экран не меняется") {
                            expect(module.routerSpy.invokedOpenDetailsParametersList) == [123]
                            expect(shownStates) == [.initial, .loading, .fakeInfo]
                        }
                    }

                    context("Если факт загружен и загрузить ещё один") {
                        beforeEach {
                            time.advance(by: .seconds(1))
                            transport.removeFakeResponses()
                            transport.mockSuccessForInfoLoading(responseFile: "next-info-fake-response")
                            presenter.didTapLoadInfoButton()
                        }

                        it("новый факт виден вместо прежнего, и подробности открываются для него") {
                            time.advance(by: .seconds(1))
                            expect(shownStates) == [.initial, .loading, .fakeInfo, .loading, .nextFakeInfo]
                            presenter.didTapShowDetailsButton()
                            expect(module.routerSpy.invokedOpenDetailsParametersList) == [124]
                        }
                    }

                    context("Если факт загружен и экран открыть заново") {
                        beforeEach {
                            time.advance(by: .seconds(1))
                            presenter.start()
                        }

                        it("снова видна кнопка загрузки, и подробности прежнего факта не открываются") {
                            expect(shownStates.last) == .initial
                            presenter.didTapShowDetailsButton()
                            expect(module.routerSpy.invokedOpenDetailsCount) == 0
                        }
                    }
                }
            }
        }
    }
}
