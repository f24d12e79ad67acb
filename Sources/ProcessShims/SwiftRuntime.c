#include "SwiftRuntime.h"

#include <stdatomic.h>
#include <stdint.h>

// All runtime symbols are weak, so that linking succeeds even if the toolchain lacks some of them.

// The functions for classes aren't needed on Apple's platforms. There, the Objective-C runtime
// lists the classes, and XCTest itself runs the fixtures.
#ifndef __APPLE__
extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description)
    __attribute__((weak));
extern const void *swift_getTypeContextDescriptor(const void *metadata) __attribute__((weak));
extern void swift_enumerateAllMetadataSections(bool (*body)(const void *sections, void *context), void *context)
    __attribute__((weak));

// The method descriptors for `XCTest.setUp() async throws` and `XCTest.tearDown() async throws`.
extern const char set_up_descriptor __asm__("$s6XCTestAAC5setUpyyYaKFTq") __attribute__((weak));
extern const char tear_down_descriptor __asm__("$s6XCTestAAC8tearDownyyYaKFTq") __attribute__((weak));

const void *swift_descriptor_of_class(const void *class_metadata) {
    return swift_getTypeContextDescriptor ? swift_getTypeContextDescriptor(class_metadata) : NULL;
}

bool swift_class_overrides_async_fixtures(const void *class_metadata, const void *root_metadata) {
    const void *const methods[2] = {&set_up_descriptor, &tear_down_descriptor};
    const void *root = swift_descriptor_of_class(root_metadata);
    for (int index = 0; index < 2; index++) {
        const void *method = methods[index];
        if (!root || !swift_lookUpClassMethod || !method
            || swift_lookUpClassMethod(class_metadata, method, root)
                != swift_lookUpClassMethod(root_metadata, method, root)) {
            return true;
        }
    }
    return false;
}

struct metadata_response {
    const void *metadata;
    size_t state;
};

typedef __attribute__((swiftcall)) struct metadata_response (*metadata_accessor)(size_t request);

const void *swift_class_of_descriptor(const void *descriptor) {
    // The fourth field, after the flags, the parent, and the name, contains the accessor function's
    // offset relative to the field's own address.
    const int32_t *field = (const int32_t *)descriptor + 3;
    metadata_accessor accessor = (metadata_accessor)((uintptr_t)field + (intptr_t)*field);
    return accessor(0).metadata;
}

struct section {
    const void *start;
    size_t size;
};

// The first fields of the runtime's `MetadataSections`. Later fields differ between versions.
struct sections {
    uintptr_t version;
    const void *base;
    const void *unused[2];
    struct section protocols;
    struct section conformances;
    struct section types;
};

struct receiver {
    void (*body)(const void *list, size_t size, void *context);
    void *context;
};

static bool receive(const void *sections, void *context) {
    const struct receiver *receiver = context;
    const struct section types = ((const struct sections *)sections)->types;
    receiver->body(types.start, types.size, receiver->context);
    return true;
}

void swift_each_list_of_types(void (*body)(const void *list, size_t size, void *context), void *context) {
    struct receiver receiver = {body, context};
    if (swift_enumerateAllMetadataSections) {
        swift_enumerateAllMetadataSections(receive, &receiver);
    }
}
#endif

typedef void (*throw_handler)(void *box);
typedef void (*typed_throw_handler)(void *value, const void *type, const void *conformance);

// Hooks that the runtime calls before it throws an error. Swift Testing sets them as well.
extern _Atomic(throw_handler) _swift_willThrow __attribute__((weak));
extern _Atomic(typed_throw_handler) _swift_willThrowTypedImpl __attribute__((weak));

static void (*throw_body)(const void *box, const void *type);
static throw_handler next_handler;
static typed_throw_handler next_typed_handler;
static _Thread_local bool is_in_throw_body;

static void pass_throw(const void *box, const void *type) {
    if (is_in_throw_body) {
        return;
    }
    is_in_throw_body = true;
    throw_body(box, type);
    is_in_throw_body = false;
}

static void will_throw(void *box) {
    pass_throw(box, NULL);
    if (next_handler) {
        next_handler(box);
    }
}

static void will_throw_typed(void *value, const void *type, const void *conformance) {
    pass_throw(NULL, type);
    if (next_typed_handler) {
        next_typed_handler(value, type, conformance);
    }
}

void swift_each_throw(void (*body)(const void *box, const void *type)) {
    throw_body = body;
    if (&_swift_willThrow) {
        next_handler = atomic_exchange(&_swift_willThrow, will_throw);
    }
    if (&_swift_willThrowTypedImpl) {
        next_typed_handler = atomic_exchange(&_swift_willThrowTypedImpl, will_throw_typed);
    }
}
