#if !canImport(ObjectiveC)
    import Foundation
    import Spec
    import XCTest

    /// Runs the classes with XCTest on Linux. `Scripts/check-apple` has another entry point.
    @main enum OutcomeSuite {
        @MainActor static func main() {
            Recorder.begin()
            XCTMain(Dictionary(grouping: Outcomes.methods) { ObjectIdentifier($0.type) }.values.map(entry))
        }

        /// Returns an entry as SwiftPM would generate it for the test methods of a class.
        private static func entry(_ methods: [Outcomes.Method]) -> XCTestCaseEntry {
            (methods[0].type, methods.map { method in (method.name, { ($0 as? SpecCase).map(method.body) }) })
        }
    }
#endif
