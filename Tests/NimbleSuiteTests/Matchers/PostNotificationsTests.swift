import QuickNimble

final class PostNotificationsTests: XCTestCase {
    private let center = NotificationCenter()
    private let poured = Notification(name: Notification.Name("poured"), object: nil)
    private let drunk = Notification(name: Notification.Name("drunk"), object: nil)

    func testNone() {
        expect {
            // Nothing is posted.
        }.to(postNotifications(beEmpty()))
    }

    func testOne() {
        expect { self.center.post(self.poured) }.to(postNotifications(equal([poured]), from: center))
    }

    func testSeveral() {
        let one = Notification(name: poured.name, object: 1 as NSNumber)
        let two = Notification(name: drunk.name, object: 2 as NSNumber)
        expect {
            self.center.post(one)
            self.center.post(two)
        }.to(postNotifications(equal([one, two]), from: center))
    }

    private func messages(_ body: () -> Void) -> [String] {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder, closure: body)
        return recorder.assertions.filter { !$0.success }.map(\.message.stringValue)
    }

    func testNoneWhereOneIsExpected() {
        let texts = messages {
            expect {
                // Nothing is posted.
            }.to(postNotifications(equal([self.poured]), from: self.center))
        }
        expect(texts).to(elementsEqual(endWith("posted: got []")))
    }

    func testAnotherName() {
        let texts = messages {
            expect { self.center.post(self.drunk) }.to(postNotifications(equal([self.poured]), from: self.center))
        }
        expect(texts).to(elementsEqual(contain("expected to post notifications to equal", "drunk")))
    }

    func testAnotherObject() {
        let other = Notification(name: poured.name, object: NSObject())
        expect(
            self.messages {
                expect { self.center.post(other) }.to(postNotifications(equal([self.poured]), from: self.center))
            }
        ).to(haveCount(1))
    }

    func testOnePostedLater() {
        var hasAsked = false
        expect {
            if !hasAsked { onMainQueueSoon { self.center.post(self.poured) } }
            hasAsked = true
        }.toEventually(postNotifications(equal([poured]), from: center))
    }

    func testOneThatIsNotExpected() {
        let texts = messages {
            expect { self.center.post(self.poured) }.toNot(postNotifications(equal([self.poured]), from: self.center))
        }
        expect(texts).to(elementsEqual(contain("expected not to post notifications to equal", "poured")))
    }

    func testAnotherOneThanTheOneThatIsNotExpected() {
        expect { self.center.post(self.drunk) }
            .toEventuallyNot(postNotifications(equal([poured]), from: center))
    }

    func testFromAnotherThread() {
        let center = center
        let drunk = Notification(name: drunk.name, object: nil)
        expect {
            nonisolated(unsafe) let drunk = drunk
            DispatchQueue.global(qos: .userInitiated).async { center.post(drunk) }
            center.post(self.poured)
        }.toEventually(postNotifications(contain([poured]), from: center))
    }

    func testFromAnotherThreadNotTheOneThatIsNotExpected() {
        let center = center
        expect {
            DispatchQueue.global(qos: .userInitiated).async {
                center.post(Notification(name: Notification.Name("drunk"), object: nil))
            }
        }.toEventuallyNot(postNotifications(equal([poured]), from: center))
    }
}
