import Expect
import Foundation
import Properties
import ScreenTesting
import Spec
import VirtualTime

@testable import FactsScreen

/// Что верно, что бы ни делал читатель и как бы ни отвечал сервер.
final class FactsExplorationSpec: SpecCase {
    override class func spec() {
        describe("Экран с фактом, что бы ни делал читатель") {
            it("не показывает загрузку вместе с кнопкой", .cases(40), forAll: .story(steps: 0...20)) { story in
                let time = VirtualTime()
                let transport = NetworkTransportMock(time: time)
                for _ in 1...20 {
                    if story.draw("сервер недоступен", .bool) {
                        transport.mockFailureForInfoLoading(error: URLError(.notConnectedToInternet))
                    } else {
                        transport.mockSuccessForInfoLoading()
                    }
                }
                let view = FactsView.started(transport)
                try await story.explore(view.window, time: time, leavingOut: ["quit"]) {
                    withScreen(view.window) {
                        let page = FactsPage()
                        expect(page.loader.exists && page.loadButton.exists) == false
                    }
                }
            }
        }
    }
}
