extension Assertion {
    /// Reports a matcher of another type.
    @available(*, unavailable, message: "the matcher is for values of another type than the value of the expectation")
    @_disfavoredOverload
    @discardableResult
    public func to<Other>(
        _ matcher: Matcher<Other>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        notForUse()
    }

    /// Reports a matcher of another type.
    @available(*, unavailable, message: "the matcher is for values of another type than the value of the expectation")
    @_disfavoredOverload
    @discardableResult
    public func notTo<Other>(
        _ matcher: Matcher<Other>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        notForUse()
    }

    /// Reports a matcher of another type.
    @available(*, unavailable, message: "the matcher is for values of another type than the value of the expectation")
    @_disfavoredOverload
    @discardableResult
    public func toNot<Other>(
        _ matcher: Matcher<Other>,
        description: @autoclosure () -> String? = nil
    ) throws(Failure) -> Answer {
        notForUse()
    }
}
