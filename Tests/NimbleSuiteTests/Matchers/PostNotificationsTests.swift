import QuickNimble

final class PostNotificationsTests: XCTestCase {
    private let center = NotificationCenter()
    private let poured = Notification(name: Notification.Name("poured"), object: nil)
    private let drunk = Notification(name: Notification.Name("drunk"), object: nil)

    func testMatches() {
        let one = Notification(name: poured.name, object: 1 as NSNumber)
        let two = Notification(name: drunk.name, object: 2 as NSNumber)
        expect {}.to(postNotifications(beEmpty()))
        expect { self.center.post(self.poured) }.to(postNotifications(equal([poured]), from: center))
        expect {
            self.center.post(one)
            self.center.post(two)
        }.to(postNotifications(equal([one, two]), from: center))
    }

    func testFails() {
        let other = Notification(name: poured.name, object: NSObject())
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            expect {}.to(postNotifications(equal([self.poured]), from: self.center))
            expect { self.center.post(self.drunk) }.to(postNotifications(equal([self.poured]), from: self.center))
            expect { self.center.post(self.poured) }.toNot(postNotifications(equal([self.poured]), from: self.center))
            expect { self.center.post(other) }.to(postNotifications(equal([self.poured]), from: self.center))
        }
        expect(recorder.assertions.map(\.message.stringValue)).to(
            elementsEqual(
                endWith("posted: got []"),
                contain("expected to post notifications to equal", "drunk"),
                contain("expected not to post notifications to equal", "poured"),
                contain("expected to post notifications to equal")
            )
        )
    }

    func testOnePostedLater() {
        var hasAsked = false
        expect {
            if !hasAsked { onMainQueueSoon { self.center.post(self.poured) } }
            hasAsked = true
        }.toEventually(postNotifications(equal([poured]), from: center))
        expect { self.center.post(self.drunk) }
            .toEventuallyNot(postNotifications(equal([poured]), from: center))
    }

    func testFromAnotherThread() {
        let (center, drunk) = (center, Notification(name: drunk.name, object: nil))
        nonisolated(unsafe) let other = drunk
        expect {
            DispatchQueue.global(qos: .userInitiated).async { center.post(other) }
            center.post(self.poured)
        }.toEventually(postNotifications(contain([poured]), from: center))
        expect {
            DispatchQueue.global(qos: .userInitiated).async { center.post(other) }
        }.toEventuallyNot(postNotifications(equal([poured]), from: center))
    }
}
