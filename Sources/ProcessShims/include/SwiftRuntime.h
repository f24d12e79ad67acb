#pragma once

#include <stdbool.h>
#include <stddef.h>

// Access to Swift runtime functions that have no Swift API. A class is passed as a pointer to its
// metadata. A descriptor, which the compiler emits into an image, describes a type.

#ifndef __APPLE__
/// Returns whether a class overrides the async `setUp` or `tearDown` of XCTest's root class, or
/// inherits an override. If this cannot be determined, returns true, because awaiting methods that
/// do nothing only costs time.
///
/// - Parameter root_metadata: The metadata of the class `XCTest`, which declares both methods.
bool swift_class_overrides_async_fixtures(const void *class_metadata, const void *root_metadata);

/// Returns the descriptor of a class, or `NULL` if the runtime cannot provide it.
const void *swift_descriptor_of_class(const void *class_metadata);

/// Returns the metadata of the non-generic class with a descriptor, creating it if necessary.
const void *swift_class_of_descriptor(const void *descriptor);

/// Calls `body` with the list of types in each loaded image, if the runtime can list the images. A
/// list consists of 32-bit offsets to type descriptors, each relative to the offset's own address.
void swift_each_list_of_types(void (*body)(const void *list, size_t size, void *context), void *context);
#endif

/// Makes the runtime call `body` before each error is thrown, except for errors that `body` itself
/// throws. For untyped `throws`, `body` receives the box of an `any Error` and `NULL`. For typed
/// `throws`, it receives `NULL` and the error's type. Call this function only once. It does nothing
/// if the runtime has no hooks for errors.
void swift_each_throw(void (*body)(const void *box, const void *type));
