/// An error that ends an example after its failure was recorded, and so is not reported again.
package protocol ReportedError: Error {}

/// An error that skips the running test: that of XCTest, for modules that do not know XCTest.
package protocol SkipError: Error {
    var skipReason: String { get }
}

/// An error of the framework, whose description is a sentence that needs no type before it.
package protocol SelfExplainingError: Error {}
