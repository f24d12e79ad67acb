import Expect
import ScreenElements
import ScreenTesting
import Testing

/// On Linux, the main actor does not run on the main thread in Swift Testing tests.
struct SwiftTestingTests {
    @MainActor private func screen(_ label: String) -> TestElement {
        TestElement(.window, [TestElement(.staticText, label: label)])
    }

    private let text = SimpleElementBrowser(request: SearchRequest(type: .staticText))

    @MainActor @Test(arguments: 1...4) func aMatcherReadsTheScreenOfItsTest(number: Int) async {
        await withScreen(screen("\(number)")) {
            expect(text).to(haveLabel("\(number)"))
            await Task.yield()
            expect(text).to(exist())
            await text.expectTo(haveLabel("\(number)"))
        }
    }

    @Test func aMatcherReadsTheScreenFromAnotherThread() async {
        await withScreen(screen("first")) { await checkElsewhere() }
    }

    @concurrent private func checkElsewhere() async {
        expect(text).to(haveLabel("first"))
    }
}
