import Expect
import TestSupport
import XCTest

final class PostNotificationsTests: XCTestCase {
    private let center = NotificationCenter()
    private let didSave = Notification.Name("didSave")

    private func post() { center.post(name: didSave, object: nil) }

    private func postLater() {
        let (center, didSave) = (center, didSave)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { center.post(name: didSave, object: nil) }
    }

    func testWhatIsPostedPasses() {
        expect { self.post() }.to(postNotifications(equal([Notification(name: didSave)]), from: center))
        expect { self.post() }.to(postNotifications(contain(have(\.name, didSave)), from: center))
        expect { () in }.to(postNotifications(beEmpty(), from: center))
        expect { self.post() }.notTo(postNotifications(beEmpty(), from: center))
    }

    func testAnythingElseFails() {
        assertMessages(
            "expected to post notifications to have count 1\n  posted: got []\n  its count is 0",
            "expected not to post notifications to be empty",
            "expected to post notifications to be empty, threw Trouble.small\n  posted: got []",
            "expected not to post notifications to be empty, threw Trouble.small\n  posted: got []"
        ) {
            expect { () in }.to(postNotifications(haveCount(1), from: center))
            expect { () in }.notTo(postNotifications(beEmpty(), from: center))
            expect { try trouble() as Int }.to(postNotifications(beEmpty(), from: center))
            expect { try trouble() as Int }.notTo(postNotifications(beEmpty(), from: center))
        }
    }

    func testAWaitCollectsWhatIsPostedBetweenItsLooks() async {
        var found = messages {
            postLater()
            expect(1).toEventually(postNotifications(equal([Notification(name: didSave)]), from: center))
            expect { self.post() }.toEventually(postNotifications(haveCount(3), from: center))
            postLater()
            expect(1).toNever(postNotifications(haveCount(1), from: center), until: .seconds(60))
        }
        found += await messages {
            postLater()
            await expect(1).toEventually(postNotifications(haveCount(1), from: center))
            await expect(1).toEventually(postNotifications(haveCount(1), from: center), timeout: .milliseconds(5))
        }
        assertList(
            withoutNumbers(found),
            "expected to never post notifications to have count 1, got 1 (looked N times in T)",
            "expected to eventually post notifications to have count 1, got 1 (looked N times in T)\n"
                + "  posted: got []\n  its count is 0"
        )
    }

    func testItLetsGoOfTheCenter() async {
        XCTAssertEqual(messages { expect { self.post() }.to(postNotifications(haveCount(1), from: center)) }, [])
        XCTAssertEqual(
            messages { expect { self.post() }.toEventually(postNotifications(haveCount(2), from: center)) },
            []
        )
        await expect { () async in self.post() }.to(postNotifications(haveCount(1), from: center))
        await expect { () async in self.post() }.toEventually(postNotifications(haveCount(2), from: center))
        weak var late: Dog?
        do {
            let dog = Dog()
            late = dog
            center.post(name: didSave, object: dog)
        }
        XCTAssertNil(late)
    }
}
