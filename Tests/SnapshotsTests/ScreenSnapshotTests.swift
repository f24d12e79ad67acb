import SpecEvents
import ScreenElements
import XCTest

@testable import ScreenSnapshots
@testable import Snapshots

final class ScreenSnapshotTests: XCTestCase {
    @MainActor private struct Element: ScreenElement {
        var elementType = ElementType.other
        var identifier = ""
        var label = ""
        var value: String?
        var isHidden = false
        var exposure = ElementExposure.container
        var picture: ScreenPicture?
        var children: [any ScreenElement] = []
    }

    func testAScreenIsATreeAndItsPicture() throws {
        try MainActor.assumeIsolated {
            let long = String(repeating: "x", count: 200)
            let button = Element(
                elementType: .button,
                label: "OK",
                exposure: .standsForChildren,
                children: [Element(elementType: .image)]
            )
            let stack = Element(
                exposure: .childrenOnly,
                children: [Element(elementType: .textField, identifier: "f", value: long), button]
            )
            let screen = Element(
                elementType: .window,
                picture: ScreenPicture("┌┐\n└┘"),
                children: [stack, Element(label: "gone", isHidden: true)]
            )
            let tree = "window\n  textField, identifier “f”, value “\(long)”\n  button, label “OK”"
            XCTAssertEqual(try SnapshotFormat<Element>.screen.text(of: screen), tree + "\n\n┌┐\n└┘")
            XCTAssertNil(SnapshotFormat<Element>.screen.makePicture(screen))
        }
    }

    func testAnImageIsForTheReports() throws {
        try MainActor.assumeIsolated {
            let screen = Element(elementType: .window, picture: ScreenPicture(Data([1]), mediaType: "image/png"))
            XCTAssertEqual(try SnapshotFormat<Element>.screen.text(of: screen), "window")
            XCTAssertEqual(SnapshotFormat<Element>.screen.makePicture(screen)?.mediaType, "image/png")
        }
    }

    func testAMainThreadThatWaitsIsNotWaitedFor() async throws {
        let screen = Element(elementType: .window)
        let text = try await Task { @concurrent in try SnapshotFormat<Element>.screen.text(of: screen) }.value
        XCTAssertEqual(text, "window")
        let reason = await MainActor.run {
            let done = DispatchSemaphore(value: 0)
            let reason = Lock("")
            Thread.detachNewThread {
                do {
                    _ = try SnapshotFormat<Element>.screen(within: 0.1).text(of: screen)
                } catch {
                    reason.withLock { $0 = "\(error)" }
                }
                done.signal()
            }
            done.wait()
            return reason.withLock(\.self)
        }
        XCTAssertEqual(reason, "the main thread, which reads the screen, is blocked: await this task instead")
    }
}
