import Foundation

/// Matches an expression if the array of notifications that it posts satisfies `matcher`.
///
/// ```swift
/// expect { store.save() }.to(postNotifications(equal([Notification(name: .didSave)])))
/// expect { store.save() }.to(postNotifications(contain(have(\.name, .didSave)), from: center))
/// expect { store.load() }.notTo(postNotifications(have(\.isEmpty, false)))
/// ```
///
/// When polling, the matcher also collects notifications that are posted between evaluations.
///
/// Fails with `expected to post notifications to equal […]`, followed by the posted notifications.
public func postNotifications<Value>(
    _ matcher: Matcher<[Notification]>,
    from center: NotificationCenter = .default
) -> Matcher<Value> {
    Matcher(
        "post notifications to \(matcher.phrase())",
        observe: {
            let posted = PostedNotifications(center)
            return ExpressionObserver(end: posted.end) { _ in
                let notifications = Outcome.value(posted.notifications)
                return Matcher(
                    "post notifications to \(matcher.phrase())",
                    judge: { outcome in
                        let line: () -> Detail = { "posted: \(notifications.text())" }
                        guard case .value = outcome else { return MatchResult(.fails) { [line()] } }
                        let result = matcher.judge(notifications)
                        return MatchResult(result.verdict, error: result.error) { [line()] + result.details() }
                    }
                )
            }
        }
    )
}

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
