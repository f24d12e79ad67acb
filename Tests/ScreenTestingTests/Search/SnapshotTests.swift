import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Questions that belong together are answered of one and the same screen: to read it may take long, and it may change.
final class SnapshotTests: XCTestCase {
    /// A screen that is read from elsewhere.
    @MainActor private final class Elsewhere: ScreenElement {
        let inside = TestElement(.button, id: "Next")
        private(set) var readCount = 0
        var elementType: ElementType { .application }
        var children: [any ScreenElement] {
            readCount += 1
            return [inside]
        }
        var snapshot: any ScreenElement {
            readCount += 1
            return TestElement(.application, [inside])
        }
    }

    func testTheScreenIsReadOnce() {
        onMain {
            let next = SimpleElementBrowser(request: SearchRequest(id: "Next"))
            let screen = Elsewhere()
            withScreen(screen) {
                next.tap()
                XCTAssertEqual(screen.readCount, 1)
                XCTAssertTrue(next.isHittable)
                XCTAssertEqual(screen.readCount, 2)
                expect(next).to(beHittable())
                XCTAssertEqual(screen.readCount, 3)
                XCTAssertTrue(next.exists)
                XCTAssertEqual(screen.readCount, 4)
            }
            XCTAssertEqual(screen.inside.tapCount, 1)
        }
    }
}
