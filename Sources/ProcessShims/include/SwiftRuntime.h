#pragma once

#include <stdbool.h>
#include <stddef.h>

// Access to what the Swift runtime has no Swift API for. Classes are passed as pointers to their
// metadata; descriptors are the compiler's descriptions of types in the image.

/// Whether a subclass of XCTest's root class overrides the async `setUp` or `tearDown`, or inherits
/// an override. Also true if that is unknown: waiting for a missing override only takes time.
///
/// - Parameter root_metadata: XCTest's class `XCTest`, which declares both methods.
bool swift_class_overrides_async_fixtures(const void *class_metadata, const void *root_metadata);

/// Returns the descriptor of a class.
const void *swift_descriptor_of_class(const void *class_metadata);

/// Returns the class of a descriptor, instantiating it if necessary. Not for generic classes.
const void *swift_class_of_descriptor(const void *descriptor);

/// Calls `body` with each loaded image's list of types: 32-bit offsets, each relative to its own
/// address, to descriptors. Does nothing if the runtime has no such function.
void swift_each_list_of_types(void (*body)(const void *list, size_t size, void *context), void *context);

/// Returns how many `@Test` functions the loaded images have; 0 on Apple platforms.
size_t swift_test_count(void);

/// Calls `body` with each error thrown from now on: with the box of an `any Error`, or with `NULL`
/// and the type of an error from a function with typed `throws`. Errors thrown by `body` itself are
/// ignored. Call this only once. Does nothing if the runtime has no such functions.
void swift_each_throw(void (*body)(const void *box, const void *type));
