import Foundation

/// Matches an expression that posts notifications that match, in the order in which they come.
///
/// ```swift
/// expect { store.save() }.to(postNotifications(equal([Notification(name: .didSave)])))
/// expect { store.save() }.to(postNotifications(contain(have(\.name, .didSave)), from: center))
/// expect { store.load() }.notTo(postNotifications(have(\.isEmpty, false)))
/// ```
///
/// A form that waits collects what is posted from its beginning, also between two looks.
///
/// Fails with «expected to post notifications to equal […]», and says below which were posted.
///
/// - Parameters:
///   - matcher: What the notifications should be, as a list.
///   - center: Where they are posted; the default centre if left out.
public func postNotifications<Value>(
    _ matcher: Matcher<[Notification]>,
    from center: NotificationCenter = .default
) -> Matcher<Value> {
    Matcher(
        "post notifications to \(matcher.phrase())",
        watch: {
            let posted = PostedNotifications(center)
            return Watch(end: posted.end) { _ in
                let notifications = Outcome.value(posted.notifications)
                return Matcher(
                    "post notifications to \(matcher.phrase())",
                    judge: { outcome in
                        let details: () -> [Detail] = { ["posted: \(notifications.text)"] }
                        guard case .value = outcome else { return MatchResult(.fails, details: details) }
                        return MatchResult(matcher.judge(notifications).verdict, details: details)
                    }
                )
            }
        }
    )
}

/// The notifications that a centre posts until the end.
private final class PostedNotifications: @unchecked Sendable {
    private let center: NotificationCenter
    private let lock = NSLock()
    private var posted: [Notification] = []
    private var observer: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        observer = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
            self.lock.withLock { self.posted.append(notification) }
        }
    }

    var notifications: [Notification] { lock.withLock { posted } }

    func end() {
        if let observer { center.removeObserver(observer) }
    }
}
