import Foundation

/// Matches an expression that posts notifications that match, in the order in which they come.
///
/// ```swift
/// expect { store.save() }.to(postNotifications(equal([Notification(name: .didSave)])))
/// expect { store.save() }.to(postNotifications(contain(have(\.name, .didSave)), from: center))
/// expect { store.load() }.notTo(postNotifications(have(\.isEmpty, false)))
/// ```
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
        judge: { _ in .fails },
        watch: {
            let posted = PostedNotifications(center)
            return .evaluate(then: { _ in
                let notifications = Outcome.value(posted.end())
                return Matcher(
                    "post notifications to \(matcher.phrase())",
                    judge: { outcome in
                        guard case .value = outcome else { return .fails }
                        return matcher.judge(notifications)
                    },
                    explain: { _ in ["posted: \(notifications.text)"] }
                )
            })
        }
    )
}

/// The notifications that a centre posts until the end.
private final class PostedNotifications: @unchecked Sendable {
    private let center: NotificationCenter
    private let lock = NSLock()
    private var notifications: [Notification] = []
    private var observer: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        observer = center.addObserver(forName: nil, object: nil, queue: nil) { [unowned self] notification in
            lock.withLock { notifications.append(notification) }
        }
    }

    func end() -> [Notification] {
        if let observer { center.removeObserver(observer) }
        return lock.withLock { notifications }
    }
}
