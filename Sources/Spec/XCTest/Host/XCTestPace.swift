import ProcessShims
import XCTest

/// Whether a class needs XCTest's own `invokeTest`, which waits on a run loop before and after
/// every test for the async `setUp` and `tearDown`. The wait costs a hundred times as much as a
/// small example, so only a class that overrides them pays for it.
enum XCTestPace {
    /// Inspects the class metadata, which shows overrides in any source and any module.
    static func isNeeded(by type: AnyClass) -> Bool {
        #if canImport(ObjectiveC)
            true
        #else
            isNeeded(by: type, blocks: TeardownBlocks.storage)
        #endif
    }

    #if !canImport(ObjectiveC)
        /// - Parameter blocks: XCTest's tear-down blocks; if unknown, only XCTest runs them.
        static func isNeeded(by type: AnyClass, blocks: TeardownBlocks.Storage?) -> Bool {
            blocks == nil
                || swift_class_overrides_async_fixtures(
                    ClassMetadata.pointer(to: type),
                    ClassMetadata.pointer(to: XCTest.self)
                )
        }
    #endif
}
