import ExampleKit
import Expect
import ScreenElements
import Spec
import VirtualTime

@testable import FactsScreen

final class FactsElementsSpec: SpecCase {
    override class func spec() {
        describe("Элементы экрана facts") {
            let time = VirtualTime()
            let transport = NetworkTransportMock(time: time)
            lazy var view = FactsView.started(transport)
            var wasQuit = false

            @MainActor func elements(_ root: any ScreenElement) -> [any ScreenElement] {
                root.isHidden ? [] : [root] + root.children.flatMap { elements($0) }
            }
            /// Тип и имя всего, что можно найти.
            @MainActor func names() -> [String] {
                elements(view.window).filter { $0.exposure != .childrenOnly && !$0.identifier.isEmpty }
                    .map { "\($0.elementType) \($0.identifier)" }
            }
            @MainActor func element(_ identifier: String) throws -> any ScreenElement {
                try unwrap(
                    elements(view.window).first { $0.identifier == identifier && $0.exposure != .childrenOnly }
                )
            }

            it("в начале — кнопка загрузки, и можно выйти") {
                expect(names()) == [
                    "other factsScreen", "button loadButton", "toolbar commands", "toolbarButton quit",
                ]
                expect(try element("loadButton").label) == "Загрузить полезный факт"
            }
            it("во время загрузки — индикатор") {
                transport.mockSuccessForInfoLoading()
                try element("loadButton").tap()
                expect(names()) == [
                    "other factsScreen", "activityIndicator loader", "toolbar commands", "toolbarButton back",
                    "toolbarButton quit",
                ]
                expect(try element("loader").label) == "Загружаем…"
            }

            context("После удачной загрузки") {
                beforeEach {
                    transport.mockSuccessForInfoLoading()
                    try element("loadButton").tap()
                    try time.run()
                }

                it("— факт, его возраст и кнопка подробностей") {
                    expect(names()) == [
                        "other factsScreen", "staticText factText", "staticText timeAgo", "button detailsButton",
                        "toolbar commands", "toolbarButton load", "toolbarButton back", "toolbarButton quit",
                    ]
                    expect(try element("timeAgo").label) == "5 дней назад"
                }
                it("кнопка открывает подробности, а «Назад» возвращает к факту") {
                    try element("detailsButton").tap()
                    expect(names()) == [
                        "other detailsScreen", "staticText details", "staticText detailsText", "staticText detailsAge",
                        "toolbar commands", "toolbarButton back", "toolbarButton quit",
                    ]
                    expect(try element("details").label) == "Подробности о факте № 123"
                    expect(try element("detailsText").label).to(beginWith("Осьминог видит кожей"))
                    expect(try element("detailsAge").label) == "5 дней назад"
                    try element("back").tap()
                    expect(try element("factText").isHidden) == false
                    try element("back").tap()
                    expect(names()).to(contain("button loadButton"))
                }
            }

            context("После неудачной загрузки") {
                beforeEach {
                    transport.mockFailureForInfoLoading()
                    try element("loadButton").tap()
                    try time.run()
                }

                it("— сообщение об ошибке поверх кнопки загрузки") {
                    expect(names()) == [
                        "other factsScreen", "button loadButton", "toolbar commands", "alert errorAlert",
                        "staticText message", "button close",
                    ]
                    expect(try element("errorAlert").label) == "Не удалось загрузить факт"
                    expect(try element("message").label) == "Проверьте соединение и попробуйте ещё раз."
                    expect { try element("loadButton").tap() }.to(throwError())
                }
                it("сообщение закрывают, и кнопка загрузки снова нажимается") {
                    try element("close").tap()
                    expect(names()) == [
                        "other factsScreen", "button loadButton", "toolbar commands", "toolbarButton quit",
                    ]
                    try element("loadButton").tap()
                    expect(transport.invokedRequests.count) == 2
                }
            }

            it("«Выйти» завершает разговор") {
                view.onQuit = { wasQuit = true }
                try element("quit").tap()
                expect(wasQuit) == true
            }
        }
    }
}
