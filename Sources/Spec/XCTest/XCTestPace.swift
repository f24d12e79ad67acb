import ProcessShims
import XCTest

/// Whether a class needs XCTest's own `invokeTest`, which waits on a run loop before and after every test for the async
/// `setUp` and `tearDown`. That costs a hundred times what a small example does, so it is done where they exist.
enum XCTestPace {
    /// Asks the class itself, so it does not matter where in the sources an override stands, or in which module.
    static func isNeeded(by type: SpecCase.Type) -> Bool {
        #if canImport(ObjectiveC)
            true
        #else
            isNeeded(by: type, blocks: TeardownBlocks.storage)
        #endif
    }

    #if !canImport(ObjectiveC)
        /// - Parameter blocks: Where XCTest keeps tear-down blocks. If nobody knows, only XCTest can run them.
        static func isNeeded(by type: SpecCase.Type, blocks: TeardownBlocks.Storage?) -> Bool {
            blocks == nil
                || ClassMetadata.overrides(type, XCTest.self, swift_class_overrides_async_fixtures)
        }
    #endif
}
