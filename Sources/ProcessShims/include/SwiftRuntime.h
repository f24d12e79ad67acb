#pragma once

#include <stdbool.h>

// What the Swift runtime knows of classes and has no Swift interface for.

/// Whether a subclass of XCTest's root class overrides the async `setUp` or `tearDown`, or inherits an override. Also true
/// where that cannot be told: whoever waits for an override that is not there loses nothing but time.
///
/// - Parameters:
///   - class_metadata: The class, as a pointer.
///   - root_metadata: XCTest's class `XCTest`, which declares both methods.
bool swift_class_overrides_async_fixtures(const void *class_metadata, const void *root_metadata);
