extension Assertion {
    /// Reports an expected value of another type.
    @available(*, unavailable, message: "the right side has another type than the value of the expectation")
    @_disfavoredOverload
    public static func == <Other>(expectation: Self, expected: Other) throws(Failure) {
        notForUse()
    }

    /// Reports values that cannot be compared.
    @available(*, unavailable, message: "it compares Equatable values, and this value is not Equatable")
    public static func == (expectation: Self, expected: Value?) throws(Failure) {
        notForUse()
    }

    /// Reports an expected value of another type.
    @available(*, unavailable, message: "the right side has another type than the value of the expectation")
    @_disfavoredOverload
    public static func != <Other>(expectation: Self, expected: Other) throws(Failure) {
        notForUse()
    }

    /// Reports values that cannot be compared.
    @available(*, unavailable, message: "it compares Equatable values, and this value is not Equatable")
    public static func != (expectation: Self, expected: Value?) throws(Failure) {
        notForUse()
    }

    /// Reports an expected value of another type.
    @available(*, unavailable, message: "the right side has another type than the value of the expectation")
    @_disfavoredOverload
    public static func < <Other>(expectation: Self, expected: Other) throws(Failure) {
        notForUse()
    }

    /// Reports values that cannot be compared.
    @available(*, unavailable, message: "it compares Comparable values, and this value is not Comparable")
    public static func < (expectation: Self, expected: Value?) throws(Failure) {
        notForUse()
    }

    /// Reports an expected value of another type.
    @available(*, unavailable, message: "the right side has another type than the value of the expectation")
    @_disfavoredOverload
    public static func <= <Other>(expectation: Self, expected: Other) throws(Failure) {
        notForUse()
    }

    /// Reports values that cannot be compared.
    @available(*, unavailable, message: "it compares Comparable values, and this value is not Comparable")
    public static func <= (expectation: Self, expected: Value?) throws(Failure) {
        notForUse()
    }

    /// Reports an expected value of another type.
    @available(*, unavailable, message: "the right side has another type than the value of the expectation")
    @_disfavoredOverload
    public static func > <Other>(expectation: Self, expected: Other) throws(Failure) {
        notForUse()
    }

    /// Reports values that cannot be compared.
    @available(*, unavailable, message: "it compares Comparable values, and this value is not Comparable")
    public static func > (expectation: Self, expected: Value?) throws(Failure) {
        notForUse()
    }

    /// Reports an expected value of another type.
    @available(*, unavailable, message: "the right side has another type than the value of the expectation")
    @_disfavoredOverload
    public static func >= <Other>(expectation: Self, expected: Other) throws(Failure) {
        notForUse()
    }

    /// Reports values that cannot be compared.
    @available(*, unavailable, message: "it compares Comparable values, and this value is not Comparable")
    public static func >= (expectation: Self, expected: Value?) throws(Failure) {
        notForUse()
    }

    /// Reports an expected value of another type.
    @available(*, unavailable, message: "the right side has another type than the value of the expectation")
    @_disfavoredOverload
    public static func ≈ <Other>(expectation: Self, expected: Other) throws(Failure) {
        notForUse()
    }

    /// Reports values that cannot be compared.
    @available(*, unavailable, message: "it compares floating-point numbers, and this value is none")
    public static func ≈ (expectation: Self, expected: Value?) throws(Failure) {
        notForUse()
    }
}
