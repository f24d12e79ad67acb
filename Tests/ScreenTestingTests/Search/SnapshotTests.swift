import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Related questions are answered from a single snapshot, because reading a screen may be slow and the screen may change.
final class SnapshotTests: XCTestCase {
    /// A screen that counts how often it is read.
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
