import XCTest

/// A test that may run in one of the ``OtherProcesses``, and takes its outcome from there then.
open class SharedTestCase: XCTestCase {
    open override func invokeTest() {
        let (type, name) = (String(reflecting: type(of: self)), name)
        let outcome = MainActor.assumeIsolated { OtherProcesses.shared?.outcome(of: name, in: type) }
        guard let outcome else { return super.invokeTest() }
        for failure in outcome.failures {
            recordFailure(withDescription: failure.message, inFile: failure.file, atLine: failure.line, expected: true)
        }
    }
}
