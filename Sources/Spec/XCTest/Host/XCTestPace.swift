import ProcessShims
import XCTest

/// Determines whether a class needs XCTest's own `invokeTest`, for example to run an async `setUp`.
enum XCTestPace {
    #if canImport(ObjectiveC)
        static func isNeeded(by type: AnyClass) -> Bool { true }
    #else
        /// - Parameter blocks: Where to find teardown blocks, or `nil` if only XCTest can run them.
        static func isNeeded(by type: AnyClass, blocks: TeardownBlocks.Storage? = TeardownBlocks.storage) -> Bool {
            blocks == nil
                || swift_class_overrides_async_fixtures(
                    ClassMetadata.pointer(to: type),
                    ClassMetadata.pointer(to: XCTest.self)
                )
        }
    #endif
}
