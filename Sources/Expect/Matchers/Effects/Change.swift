/// Matches an expression that changes a value. `by`, `from` and `to` specify the change.
///
/// ```swift
/// expect { cart.add(apple) }.to(change { cart.count }.by(1))
/// expect { door.open() }.to(change { door.state }.from(.closed).to(.open))
/// expect { cart.look() }.notTo(change { cart.count })
/// ```
///
/// The matcher compares the value before the first evaluation with the value after each evaluation.
/// An object in the value counts as changed if any of its parts has changed.
///
/// Fails with `expected to change the value by 1`, followed by the values before and after. Both
/// `to` and `notTo` fail if the expression or `value` throws, or if the value at the start is not
/// the one passed to `from`. They also fail if no change is found but the value contains objects
/// with parts that cannot be compared.
public func change<Value, Watched: Equatable>(_ value: @escaping () throws -> Watched) -> Matcher<Value> {
    change(value, "change the value") { _, _, hasChanged in hasChanged }
}

/// Returns an incomplete matcher for a change in a value. Complete it with `by`, `from` or `to`.
public func change<Watched: Equatable>(_ value: @escaping () throws -> Watched) -> Change<Watched> {
    Change(value: value)
}

/// An incomplete matcher that expects a value to change. Complete it with `by`, `from` or `to`.
public struct Change<Watched: Equatable> {
    let value: () throws -> Watched
    var before: Watched?

    /// Requires the value to equal `before` at the start.
    public func from(_ before: Watched) -> Change {
        Change(value: value, before: before)
    }

    /// Matches if the value equals `before` at the start and then changes.
    public func from<Value>(_ before: Watched) -> Matcher<Value> {
        change(value, "change the value from \(describe(before))", from: before) { $2 }
    }

    /// Matches if the value changes to `after`.
    public func to<Value>(_ after: Watched) -> Matcher<Value> {
        matcher("to \(describe(after))") { $2 && $1 == after }
    }
}

extension Change where Watched: AdditiveArithmetic {
    /// Matches if the value increases by `amount`, or decreases if `amount` is negative.
    public func by<Value>(_ amount: Watched) -> Matcher<Value> {
        matcher("by \(describe(amount))") { old, new, _ in isSum(of: old, amount, equalTo: new) }
    }
}

extension Change where Watched: UnsignedInteger & FixedWidthInteger {
    /// Matches if the value increases by `amount`, or decreases if `amount` is negative. Example:
    /// `expect { stack.pop() }.to(change { stack.unsignedDepth }.by(-1))`.
    public func by<Value>(_ amount: Int) -> Matcher<Value> {
        matcher("by \(describe(amount))") { old, new, _ in
            guard let size = Watched(exactly: amount.magnitude) else { return false }
            return amount < 0 ? isSum(of: new, size, equalTo: old) : isSum(of: old, size, equalTo: new)
        }
    }
}

extension Change {
    fileprivate func matcher<Value>(
        _ end: @autoclosure @escaping () -> String,
        where isRight: @escaping (Watched, Watched, _ hasChanged: Bool) -> Bool
    ) -> Matcher<Value> {
        let from = { before.map { "from \(describe($0)) " } ?? "" }
        return change(value, "change the value \(from())\(end())", from: before, where: isRight)
    }
}

private func isSum<Number: AdditiveArithmetic>(of old: Number, _ amount: Number, equalTo new: Number) -> Bool {
    // Adds instead of subtracting, because the difference between unsigned numbers may be negative.
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
    from start: Watched? = nil,
    where isRight: @escaping (Watched, Watched, _ hasChanged: Bool) -> Bool
) -> Matcher<Value> {
    Matcher(
        phrase(),
        observe: {
            let before = Outcome(of: value)
            // An object may change in place, so its contents are read before the evaluation.
            let (textBefore, objectsBefore) = (before.text(), objects(in: before))
            let isStart = start == nil || start == (try? before.get())
            return ExpressionObserver(then: { _ in
                let after = Outcome(of: value)
                return Matcher(
                    phrase(),
                    judge: { outcome in
                        let details: () -> [Detail] = { ["before: \(textBefore)", "after: \(after.text())"] }
                        guard case .value = outcome, isStart, let old = try? before.get(), let new = try? after.get()
                        else {
                            return MatchResult(.fails, details: details)
                        }
                        let objectsAfter = objects(in: after)
                        let areBothNaN = old != old && new != new
                        let hasChanged = old != new && !areBothNaN || objectsBefore != objectsAfter
                        // Parts that the description omits, which appear as “…”, may have changed.
                        if !hasChanged, objectsAfter?.contains("…") == true {
                            let advice: Detail = "the object has parts that cannot be compared: read what changes"
                            return MatchResult(.fails) { details() + [advice] }
                        }
                        return MatchResult(isRight(old, new, hasChanged)) {
                            details() + lookAlikes(phrase(), in: new)
                        }
                    }
                )
            })
        }
    )
}

/// Returns a description of a value, or `nil` if the value contains no objects and `==` is enough.
private func objects(in value: Any) -> String? {
    var description = ValueDescription(limit: 100_000, isExact: true)
    description.add(value)
    return description.hasObjects ? description.text : nil
}
