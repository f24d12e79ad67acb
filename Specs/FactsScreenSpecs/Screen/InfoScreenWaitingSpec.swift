import Dispatch
import Expect
import Spec

@testable import FactsScreen

/// Ответы приходят по настоящей главной очереди, и примеры ждут: так пишут, пока время не подменить.
final class InfoScreenWaitingSpec: SpecCase {
    override func spec() {
        describe("Экран с интересными фактами, когда ответа приходится ждать") {
            var module: TestInfoModule!
            var presenter: InfoPresenter { module.presenter }
            var transport: NetworkTransportMock { module.transportMock }
            var lastViewState: InfoViewState? { module.viewInputSpy.invokedUpdateParametersList.last }
            var updateCount: Int { module.viewInputSpy.invokedUpdateCount }

            beforeEach {
                module = TestInfoFactory().makeModule(answeringOn: DispatchQueue.main)
                presenter.start()
            }
            justAfterEach {
                module.map(attachScreens)
            }

            context("Если нажать на кнопку загрузки, а сервер отвечает") {
                beforeEach {
                    transport.mockSuccessForInfoLoading(delay: .milliseconds(10))
                    presenter.didTapLoadInfoButton()
                }

                it("факт начинает загружаться и в итоге загружается") {
                    expect(lastViewState) == .loading
                    expect(updateCount) == 2
                    expect(lastViewState).toEventually(equal(.fakeInfo))
                    expect(updateCount) == 3
                }

                context("Если факт загружен и нажать «Посмотреть подробнее»") {
                    beforeEach {
                        waitUntilEqual(lastViewState, .fakeInfo)
                        presenter.didTapShowDetailsButton()
                    }

                    it("открываются подробности этого факта") {
                        expect(module.routerSpy.invokedOpenDetailsParametersList) == [123]
                    }
                }
            }

            context("Если нажать на кнопку загрузки, а сервер не отвечает") {
                beforeEach {
                    transport.mockFailureForInfoLoading(delay: .milliseconds(10))
                    presenter.didTapLoadInfoButton()
                }

                it("показана ошибка, и под ней снова кнопка загрузки") {
                    expect(lastViewState).toEventually(equal(.initial))
                    expect(updateCount) == 3
                    expect(module.viewInputSpy.invokedShowErrorCount) == 1
                }
            }
        }
    }
}
