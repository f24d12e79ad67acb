import Expect
import ScreenElements
import ScreenTesting
import Testing

/// In tests of Swift Testing the main actor is not the main thread on Linux.
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
