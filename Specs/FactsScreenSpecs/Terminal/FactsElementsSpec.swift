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

            /// Все элементы, которые можно найти и у которых есть имя.
            @MainActor func found(in root: any ScreenElement) -> [any ScreenElement] {
                if root.isHidden || root.frame?.height == 0 { return [] }
                let own = root.exposure == .childrenOnly || root.identifier.isEmpty ? [] : [root]
                return own + root.children.flatMap { found(in: $0) }
            }
            /// Тип и имя каждого.
            var names: [String] { found(in: view.window).map { "\($0.elementType) \($0.identifier)" } }
            @MainActor func element(_ identifier: String) throws -> any ScreenElement {
                try unwrap(found(in: view.window).first { $0.identifier == identifier })
            }

            it("в начале — кнопка загрузки, и можно выйти") {
                var wasQuit = false
                view.onQuit = { wasQuit = true }
                expect(names) == ["other factsScreen", "button loadButton", "toolbar commands", "toolbarButton quit"]
                try element("quit").tap()
                expect(wasQuit) == true
            }
            it("во время загрузки — индикатор") {
                transport.mockSuccessForInfoLoading()
                try element("loadButton").tap()
                expect(names) == [
                    "other factsScreen", "activityIndicator loader", "toolbar commands", "toolbarButton back",
                    "toolbarButton quit",
                ]
                expect(try element("loader").label) == "Загружаем…"
            }

            it("после удачной загрузки — факт, его возраст и кнопка подробностей") {
                transport.mockSuccessForInfoLoading()
                try element("loadButton").tap()
                try time.run()
                expect(names) == [
                    "other factsScreen", "staticText factText", "staticText timeAgo", "button detailsButton",
                    "toolbar commands", "toolbarButton load", "toolbarButton back", "toolbarButton quit",
                ]
                expect(try element("timeAgo").label) == "5 дней назад"
                try element("detailsButton").tap()
                expect(names) == [
                    "other detailsScreen", "staticText details", "staticText detailsText", "staticText detailsAge",
                    "toolbar commands", "toolbarButton back", "toolbarButton quit",
                ]
            }
            it("после неудачной загрузки — сообщение об ошибке поверх кнопки, и его закрывают") {
                transport.mockFailureForInfoLoading()
                try element("loadButton").tap()
                try time.run()
                expect(names) == [
                    "other factsScreen", "button loadButton", "toolbar commands", "alert errorAlert",
                    "staticText message", "button close",
                ]
                expect(try element("errorAlert").label) == "Не удалось загрузить факт"
                expect { try element("loadButton").tap() }.to(throwError())
                try element("close").tap()
                try element("loadButton").tap()
                expect(transport.invokedRequests.count) == 2
            }
        }
    }
}
