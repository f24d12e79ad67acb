import XCTest

/// A test that may run in the ``SecondProcess``, and takes its outcome from there then.
open class SharedTestCase: XCTestCase {
    open override func invokeTest() {
        let (type, name) = (String(reflecting: type(of: self)), name)
        let outcome = MainActor.assumeIsolated { SecondProcess.shared?.outcome(of: name, in: type) }
        guard let outcome else { return super.invokeTest() }
        for failure in outcome.failures {
            recordFailure(withDescription: failure.message, inFile: failure.file, atLine: failure.line, expected: true)
        }
    }
}
