import Foundation

/// Runs `body`, and then releases the objects that it put into the autorelease pool, on the platforms that have one.
@MainActor func autoreleasing(_ body: () -> Void) {
    #if canImport(ObjectiveC)
        autoreleasepool(invoking: body)
    #else
        body()
    #endif
}
