import ExampleKit
import Expect
import Spec
import VirtualTime

@testable import FactsScreen

final class InfoScreenFailureSpec: SpecCase {
    override func spec() {
        describe("Экран с интересными фактами, когда факт не загрузился") {
            var module: TestInfoModule!
            var presenter: InfoPresenter { module.presenter }
            var time: VirtualTime { module.time }
            var transport: NetworkTransportMock { module.transportMock }
            var shownStates: [InfoViewState] { module.viewInputSpy.invokedUpdateParametersList }
            var errorsCount: Int { module.viewInputSpy.invokedShowErrorCount }

            beforeEach {
                module = TestInfoFactory().makeModule()
                presenter.start()
            }
            justAfterEach {
                module.map(attachScreens)
            }

            it(
                "{0}, показана ошибка, и под ней снова кнопка загрузки",
                arguments: [
                    ("Если сети нет", .noConnection),
                    ("Если ответа нет слишком долго", .timedOut),
                    ("Если сервер требует пароль (401)", .unsuccessfulStatus(401)),
                    ("Если сервер не нашёл факта (404)", .unsuccessfulStatus(404)),
                    ("Если сервер сломался (500)", .unsuccessfulStatus(500)),
                    ("Если адрес сервера неверен", .invalidURL("не адрес")),
                ] as [(String, NetworkError)]
            ) { _, error in
                transport.mockFailureForInfoLoading(error: error)
                presenter.didTapLoadInfoButton()
                time.advance(by: .seconds(1))
                expect(errorsCount) == 1
                expect(shownStates) == [.initial, .loading, .initial]
            }

            it(
                "{0}, показана ошибка, и под ней снова кнопка загрузки",
                arguments: [
                    ("Если ответ сервера оборван", "malformed-fake-response"),
                    ("Если в ответе не хватает номера факта", "incomplete-fake-response"),
                    ("Если дату в ответе нельзя понять", "malformed-date-fake-response"),
                ]
            ) { _, file in
                transport.mockSuccessForInfoLoading(responseFile: file)
                presenter.didTapLoadInfoButton()
                time.advance(by: .seconds(1))
                expect(errorsCount) == 1
                expect(shownStates) == [.initial, .loading, .initial]
            }

            context("После ошибки") {
                beforeEach {
                    transport.mockFailureForInfoLoading()
                    presenter.didTapLoadInfoButton()
                    time.advance(by: .seconds(1))
                }

                it("подробности не открываются, а кнопка вернулась после того, как показана ошибка") {
                    presenter.didTapShowDetailsButton()
                    expect(module.routerSpy.invokedOpenDetailsCount) == 0
                    expect(module.viewInputSpy.updateCountBeforeError) == 2
                }

                context("Если попробовать ещё раз, а сервер ожил") {
                    beforeEach {
                        transport.removeFakeResponses()
                        transport.mockSuccessForInfoLoading()
                        presenter.didTapLoadInfoButton()
                    }

                    it("факт загружается, и новой ошибки нет") {
                        time.advance(by: .seconds(1))
                        expect(shownStates.last) == .fakeInfo
                        expect(errorsCount) == 1
                    }
                }
            }

            context("Если не загрузился второй факт") {
                beforeEach {
                    transport.mockSuccessForInfoLoading()
                    presenter.didTapLoadInfoButton()
                    time.advance(by: .seconds(1))
                    transport.removeFakeResponses()
                    transport.mockFailureForInfoLoading()
                    presenter.didTapLoadInfoButton()
                    time.advance(by: .seconds(1))
                }

                it("первый больше не виден, и его подробности не открываются") {
                    presenter.didTapShowDetailsButton()
                    expect(shownStates.last) == .initial
                    expect(module.routerSpy.invokedOpenDetailsCount) == 0
                }
            }
        }
    }
}
