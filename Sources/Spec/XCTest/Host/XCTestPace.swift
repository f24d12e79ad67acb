import ProcessShims
import XCTest

/// Decides whether a class needs XCTest's own `invokeTest`, for example to run an async `setUp`.
/// The run-loop waits of `invokeTest` take a hundred times as long as a small example.
enum XCTestPace {
    static func isNeeded(by type: AnyClass) -> Bool {
        #if canImport(ObjectiveC)
            true
        #else
            isNeeded(by: type, blocks: TeardownBlocks.storage)
        #endif
    }

    #if !canImport(ObjectiveC)
        /// - Parameter blocks: The storage of teardown blocks; `nil` if only XCTest can run them.
        static func isNeeded(by type: AnyClass, blocks: TeardownBlocks.Storage?) -> Bool {
            blocks == nil
                || swift_class_overrides_async_fixtures(
                    ClassMetadata.pointer(to: type),
                    ClassMetadata.pointer(to: XCTest.self)
                )
        }
    #endif
}
