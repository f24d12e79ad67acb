#pragma once

#include <stdbool.h>
#include <stddef.h>

// Functions of the Swift runtime that have no Swift API. Classes are passed as pointers to their
// metadata. Descriptors are type descriptions that the compiler emits into an image.

#ifndef __APPLE__
/// Returns whether a subclass of XCTest's root class overrides the async `setUp` or `tearDown`, or
/// inherits an override. Returns true if this is unknown, because waiting for the methods when they
/// do nothing costs only time.
///
/// - Parameter root_metadata: XCTest's class `XCTest`, which declares both methods.
bool swift_class_overrides_async_fixtures(const void *class_metadata, const void *root_metadata);

/// Returns `NULL` if the runtime cannot provide the descriptor.
const void *swift_descriptor_of_class(const void *class_metadata);

/// For a non-generic class. Creates the metadata if necessary.
const void *swift_class_of_descriptor(const void *descriptor);

/// Calls `body` with the list of types in each loaded image, if the runtime can list the images.
/// The list consists of 32-bit offsets to type descriptors, each relative to its own address.
void swift_each_list_of_types(void (*body)(const void *list, size_t size, void *context), void *context);
#endif

/// Makes the runtime call `body` before each error is thrown. `body` receives the box of an
/// `any Error` and `NULL` or, for typed `throws`, `NULL` and the type of the error. `body` is not
/// called for errors that it throws itself. Call this function only once. Does nothing if the
/// runtime has no hooks for errors.
void swift_each_throw(void (*body)(const void *box, const void *type));
