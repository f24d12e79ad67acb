#include "SwiftRuntime.h"

#include <stddef.h>

// All of it is weak: an XCTest that names its methods otherwise still links.

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description)
    __attribute__((weak));
extern const void *swift_getTypeContextDescriptor(const void *metadata) __attribute__((weak));

// The descriptors of `XCTest.setUp() async throws` and `XCTest.tearDown() async throws`.
extern const char set_up_descriptor __asm__("$s6XCTestAAC5setUpyyYaKFTq") __attribute__((weak));
extern const char tear_down_descriptor __asm__("$s6XCTestAAC8tearDownyyYaKFTq") __attribute__((weak));

bool swift_class_overrides_async_fixtures(const void *class_metadata, const void *root_metadata) {
    const void *methods[] = {&set_up_descriptor, &tear_down_descriptor};
    if (!swift_lookUpClassMethod || !swift_getTypeContextDescriptor) {
        return true;
    }
    const void *root = swift_getTypeContextDescriptor(root_metadata);
    for (size_t index = 0; index < 2; index++) {
        const void *method = methods[index];
        if (!method
            || swift_lookUpClassMethod(class_metadata, method, root)
                != swift_lookUpClassMethod(root_metadata, method, root)) {
            return true;
        }
    }
    return false;
}
