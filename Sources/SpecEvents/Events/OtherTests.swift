/// How many tests of a bundle are no examples.
package struct OtherTests: Hashable, Sendable {
    /// Test methods.
    package var xctest: Int
    /// Functions with `@Test`.
    package var swiftTesting: Int

    package init(xctest: Int = 0, swiftTesting: Int = 0) {
        (self.xctest, self.swiftTesting) = (xctest, swiftTesting)
    }

    package var isEmpty: Bool { xctest == 0 && swiftTesting == 0 }

    package static func += (left: inout OtherTests, right: OtherTests) {
        left.xctest += right.xctest
        left.swiftTesting += right.swiftTesting
    }
}
