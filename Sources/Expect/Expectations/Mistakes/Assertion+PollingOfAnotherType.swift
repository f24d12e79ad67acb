extension Assertion {
    /// Reports a matcher of another type.
    @available(*, unavailable, message: "the matcher is for values of another type than the value of the expectation")
    @_disfavoredOverload
    @discardableResult
    public func toEventually<Other>(
        _ matcher: Matcher<Other>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        notForUse()
    }

    /// Reports a matcher of another type.
    @available(*, unavailable, message: "the matcher is for values of another type than the value of the expectation")
    @_disfavoredOverload
    @discardableResult
    public func toEventuallyNot<Other>(
        _ matcher: Matcher<Other>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        notForUse()
    }

    /// Reports a matcher of another type.
    @available(*, unavailable, message: "the matcher is for values of another type than the value of the expectation")
    @_disfavoredOverload
    @discardableResult
    public func toAlways<Other>(
        _ matcher: Matcher<Other>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        notForUse()
    }

    /// Reports a matcher of another type.
    @available(*, unavailable, message: "the matcher is for values of another type than the value of the expectation")
    @_disfavoredOverload
    @discardableResult
    public func toNever<Other>(
        _ matcher: Matcher<Other>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        notForUse()
    }
}
