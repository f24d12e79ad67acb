import Expect

extension Expecting where Value == Void {
    /// Expects an optional `()` not to be `nil`: `.to(beVoid())`.
    @_disfavoredOverload
    public static func == (expectation: Self, expected: Void) throws(Failure) {
        _ = try expectation.to(beVoid())
    }

    /// Expects an optional `()` to be `nil`: `.notTo(beVoid())`.
    @_disfavoredOverload
    public static func != (expectation: Self, expected: Void) throws(Failure) {
        _ = try expectation.notTo(beVoid())
    }
}
