/// Matches an expression that changes a value; say how with `by`, `from` and `to`.
///
/// ```swift
/// expect { cart.add(apple) }.to(change { cart.count }.by(1))
/// expect { door.open() }.to(change { door.state }.from(.closed).to(.open))
/// expect { cart.look() }.notTo(change { cart.count })
/// ```
///
/// The value is read before and after the expression is evaluated. A form that waits compares what it was when the wait
/// began with what it is at each look.
///
/// Fails with «expected to change the value by 1», and below says what the value was and what it became.
///
/// - Parameter value: Gives the value; may throw, which fails both ways.
public func change<Value, Watched: Equatable>(_ value: @escaping () throws -> Watched) -> Matcher<Value> {
    change(value, "change the value") { $0 != $1 }
}

/// Begins a matcher for the change of a value; `by`, `from` and `to` complete it.
public func change<Watched: Equatable>(_ value: @escaping () throws -> Watched) -> Change<Watched> {
    Change(value: value)
}

/// A change to be completed by `by`, `from` or `to`; made by `change`.
public struct Change<Watched: Equatable> {
    let value: () throws -> Watched
    var before: Watched?

    /// The value has to be `before` before.
    public func from(_ before: Watched) -> Change {
        Change(value: value, before: before)
    }

    /// The value has to become `after`, and to have been something else.
    public func to<Value>(_ after: Watched) -> Matcher<Value> {
        let from = before.map { "from \(describe($0)) " } ?? ""
        return change(value, "change the value \(from)to \(describe(after))") { old, new in
            old != new && new == after && (before ?? old) == old
        }
    }
}

extension Change where Watched: AdditiveArithmetic {
    /// The value has to grow by `amount`, or to shrink if that is negative.
    public func by<Value>(_ amount: Watched) -> Matcher<Value> {
        by(describe(amount)) { isSum(of: $0, amount, equalTo: $1) }
    }
}

extension Change where Watched: UnsignedInteger & FixedWidthInteger {
    /// The value has to grow by `amount`, or to shrink if that is negative.
    ///
    /// ```swift
    /// expect { stack.pop() }.to(change { stack.unsignedDepth }.by(-1))
    /// ```
    public func by<Value>(_ amount: Int) -> Matcher<Value> {
        by(describe(amount)) { old, new in
            guard let size = Watched(exactly: amount.magnitude) else { return false }
            return amount < 0 ? isSum(of: new, size, equalTo: old) : isSum(of: old, size, equalTo: new)
        }
    }
}

extension Change {
    fileprivate func by<Value>(
        _ amount: @autoclosure @escaping () -> String,
        where isRight: @escaping (Watched, Watched) -> Bool
    ) -> Matcher<Value> {
        let from = before.map { "from \(describe($0)) " } ?? ""
        return change(value, "change the value \(from)by \(amount())") { old, new in
            isRight(old, new) && (before ?? old) == old
        }
    }
}

/// Whether `old` and `amount` make `new`. A sum or difference that the type cannot hold equals nothing, and does not
/// trap.
private func isSum<Number: AdditiveArithmetic>(of old: Number, _ amount: Number, equalTo new: Number) -> Bool {
    // Added, and not subtracted: what has no negative values can still become less.
    (old as? any FixedWidthInteger)?.added(amount, equals: new) ?? (old + amount == new)
}

extension FixedWidthInteger {
    fileprivate func added(_ amount: Any, equals new: Any) -> Bool {
        guard let amount = amount as? Self, let new = new as? Self else { return false }
        let (sum, isTooMuch) = addingReportingOverflow(amount)
        return !isTooMuch && sum == new
    }
}

private func change<Value, Watched: Equatable>(
    _ value: @escaping () throws -> Watched,
    _ phrase: @autoclosure @escaping () -> String,
    where isRight: @escaping (Watched, Watched) -> Bool
) -> Matcher<Value> {
    Matcher(
        phrase(),
        watch: {
            let before = Outcome(of: value)
            return Watch(then: { _ in Matcher(phrase(), from: before, to: Outcome(of: value), isRight) })
        }
    )
}

extension Matcher {
    /// Judges what was read before and after; an expression that throws fails both ways.
    fileprivate init<Watched>(
        _ phrase: @autoclosure @escaping () -> String,
        from before: Outcome<Watched>,
        to after: Outcome<Watched>,
        _ isRight: @escaping (Watched, Watched) -> Bool
    ) {
        self.init(
            phrase(),
            judge: { outcome in
                let details: () -> [Detail] = { ["before: \(before.text)", "after: \(after.text)"] }
                guard case .value = outcome, case .value(let old?) = before, case .value(let new?) = after else {
                    return MatchResult(.fails, details: details)
                }
                return MatchResult(isRight(old, new), details: details)
            }
        )
    }
}
