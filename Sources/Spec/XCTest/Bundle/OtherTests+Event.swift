import ProcessShims
import SpecEvents

extension OtherTests {
    /// Tells the runner, if it asks for a list, how many tests of the process are no examples.
    static func tell(xctest: Int) {
        guard ProcessRequest.current.listing != nil else { return }
        let tests = OtherTests(xctest: xctest, swiftTesting: swift_test_count())
        if !tests.isEmpty { EventLog.shared?.write(.otherTestsFound(tests)) }
    }
}
