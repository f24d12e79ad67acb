#if !canImport(ObjectiveC)
    import Foundation
    import Spec
    import XCTest

    /// The classes as Linux's XCTest runs them. `Scripts/check-apple` has another entry point.
    @main enum OutcomeSuite {
        @MainActor static func main() {
            let name = ProcessInfo.processInfo.environment["OUTCOMES"] ?? "outcome"
            guard let types = Outcomes.lists[name] else { fatalError("OUTCOMES=\(name): no such list") }
            Recorder.begin()
            XCTMain(types.map { $0.entry() })
        }
    }
#endif
