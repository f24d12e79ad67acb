#include "ProcessShims.h"

#include <stddef.h>

// How deep the main thread is in calls of its run loop. Foundation has the functions for it; on Linux it exports them
// without a header, so they are declared here for all platforms. All of them are weak: without them the depth stays 0.

#if defined(__linux__) || defined(__APPLE__)
    typedef const void *reference;

    extern reference CFRunLoopGetMain(void) __attribute__((weak));
    extern reference CFRunLoopObserverCreate(
        reference allocator,
        unsigned long activities,
        unsigned char repeats,
        long order,
        void (*callback)(reference observer, unsigned long activity, void *info),
        void *context
    ) __attribute__((weak));
    extern void CFRunLoopAddObserver(reference loop, reference observer, reference mode) __attribute__((weak));
    extern const reference kCFRunLoopCommonModes __attribute__((weak));

    enum { entry = 1UL << 0, leave = 1UL << 7 };

    static int depth = 0;

    static void count(reference observer, unsigned long activity, void *info) {
        (void)observer;
        (void)info;
        depth += activity == entry ? 1 : -1;
    }

    void main_run_loop_observe(void) {
        if (CFRunLoopGetMain == NULL || CFRunLoopObserverCreate == NULL || CFRunLoopAddObserver == NULL
            || &kCFRunLoopCommonModes == NULL)
            return;
        reference observer = CFRunLoopObserverCreate(NULL, entry | leave, true, 0, count, NULL);
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
    }

    int main_run_loop_depth(void) {
        return depth;
    }
#else
    void main_run_loop_observe(void) {}

    int main_run_loop_depth(void) {
        return 0;
    }
#endif
