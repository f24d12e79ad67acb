#pragma once

#include <stdbool.h>
#include <stddef.h>

// Facts about classes that the Swift runtime has no Swift interface for. Classes are pointers to
// their metadata; descriptors are the compiler's descriptions of types in the image.

/// Whether a subclass of XCTest's root class overrides the async `setUp` or `tearDown`, or
/// inherits an override. Also true if unknown: waiting for a missing override only takes time.
///
/// - Parameters:
///   - class_metadata: The class, as a pointer.
///   - root_metadata: XCTest's class `XCTest`, which declares both methods.
bool swift_class_overrides_async_fixtures(const void *class_metadata, const void *root_metadata);

/// The descriptor of a class.
const void *swift_descriptor_of_class(const void *class_metadata);

/// The class of a descriptor, instantiated if necessary. Not for generic classes.
const void *swift_class_of_descriptor(const void *descriptor);

/// Calls `body` with the list of types of each loaded image: 32-bit offsets, each from its own
/// address to a descriptor. Does nothing if the runtime has no such function.
void swift_each_list_of_types(void (*body)(const void *list, size_t size, void *context), void *context);

/// How many `@Test` functions the loaded images have; 0 on Apple's platforms.
size_t swift_test_count(void);

/// Calls `body` with each error thrown from now on: with the box of an `any Error`, or with
/// `NULL` and the type of an error from a function with typed `throws`. Errors thrown by `body`
/// are left out. Call it once. Does nothing if the runtime has no such functions.
void swift_each_throw(void (*body)(const void *box, const void *type));
