import Expect
import Foundation
import XCTest

final class PostNotificationsTests: XCTestCase {
    private let center = NotificationCenter()
    private let didSave = Notification.Name("didSave")

    private func post() { center.post(name: didSave, object: nil) }

    func testWhatIsPostedPasses() {
        XCTAssertEqual(
            messages {
                expect { self.post() }.to(postNotifications(equal([Notification(name: didSave)]), from: center))
                expect { self.post() }.to(postNotifications(contain(have(\.name, didSave)), from: center))
                expect { () in }.to(postNotifications(beEmpty(), from: center))
                expect { self.post() }.notTo(postNotifications(beEmpty(), from: center))
            },
            []
        )
    }

    func testAnythingElseFails() {
        XCTAssertEqual(
            messages {
                expect { () in }.to(postNotifications(haveCount(1), from: center))
                expect { () in }.notTo(postNotifications(beEmpty(), from: center))
                expect { try trouble() as Int }.to(postNotifications(beEmpty(), from: center))
                expect { try trouble() as Int }.notTo(postNotifications(beEmpty(), from: center))
            },
            [
                "expected to post notifications to have count 1\n  posted: got []",
                "expected not to post notifications to be empty",
                "expected to post notifications to be empty, threw small\n  posted: got []",
                "expected not to post notifications to be empty, threw small\n  posted: got []",
            ]
        )
    }
}
