import ProcessShims
import XCTest

/// A check of whether a class needs XCTest's own `invokeTest`, for example to run an async `setUp`.
/// The run-loop waits of `invokeTest` take a hundred times as long as a small example.
enum XCTestPace {
    #if canImport(ObjectiveC)
        static func isNeeded(by type: AnyClass) -> Bool { true }
    #else
        /// - Parameter blocks: The storage of teardown blocks; `nil` if only XCTest can run them.
        static func isNeeded(by type: AnyClass, blocks: TeardownBlocks.Storage? = TeardownBlocks.storage) -> Bool {
            blocks == nil
                || swift_class_overrides_async_fixtures(
                    ClassMetadata.pointer(to: type),
                    ClassMetadata.pointer(to: XCTest.self)
                )
        }
    #endif
}
