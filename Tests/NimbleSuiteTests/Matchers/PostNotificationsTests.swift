import QuickNimble

final class PostNotificationsTests: XCTestCase {
    private let center = NotificationCenter()

    func testNotificationsInOrder() {
        let poured = Notification(name: Notification.Name("poured"), object: 1 as NSNumber)
        let drunk = Notification(name: Notification.Name("drunk"), object: 2 as NSNumber)
        expect {}.to(postNotifications(beEmpty()))
        expect {
            self.center.post(poured)
            self.center.post(drunk)
        }.to(postNotifications(equal([poured, drunk]), from: center))
        expect { self.center.post(drunk) }.toNot(postNotifications(equal([poured]), from: center))
    }

    func testFromAnotherThread() {
        let (center, poured) = (center, Notification(name: Notification.Name("poured")))
        nonisolated(unsafe) let other = Notification(name: Notification.Name("drunk"))
        expect {
            DispatchQueue.global(qos: .userInitiated).async { center.post(other) }
            center.post(poured)
        }.toEventually(postNotifications(contain([poured]), from: center))
    }
}
