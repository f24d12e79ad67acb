#if !canImport(ObjectiveC)
    import Foundation
    import Spec
    import XCTest

    /// The classes as Linux's XCTest runs them. `Scripts/check-apple` has another entry point.
    @main enum OutcomeSuite {
        @MainActor static func main() {
            Recorder.begin()
            XCTMain(Dictionary(grouping: Outcomes.methods) { ObjectIdentifier($0.type) }.values.map(entry))
        }

        /// What SwiftPM finds: the test methods of a class.
        private static func entry(_ methods: [Outcomes.Method]) -> XCTestCaseEntry {
            (methods[0].type, methods.map { method in (method.name, { ($0 as? SpecCase).map(method.body) }) })
        }
    }
#endif
