#ifdef __linux__
    #define _GNU_SOURCE
    #include <pthread.h>
#endif

#include "ProcessShims.h"

#include <stdint.h>

#ifdef __linux__
    static uintptr_t end_of_stack(void) {
        pthread_attr_t attributes;
        if (pthread_getattr_np(pthread_self(), &attributes) != 0) {
            return 0;
        }
        void *start = NULL;
        size_t size = 0;
        pthread_attr_getstack(&attributes, &start, &size);
        pthread_attr_destroy(&attributes);
        return (uintptr_t)start + size;
    }

    size_t process_readable_frames(size_t most) {
        static _Thread_local uintptr_t end;
        if (end == 0) {
            end = end_of_stack();
        }
        // This bit marks an async frame. From such a frame, the runtime walks the async contexts.
        const uintptr_t async_mark = (uintptr_t)1 << (8 * sizeof(uintptr_t) - 4);
        uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
        for (size_t count = 0; count < most; count += 1) {
            const uintptr_t caller = *(const uintptr_t *)frame;
            const uintptr_t next = caller & ~async_mark;
            // The runtime's own backtrace also stops if the frame pointer does not increase.
            if (next <= frame) {
                return most;
            }
            if (next % sizeof next != 0 || next + 2 * sizeof next > end) {
                return count;
            }
            if (caller & async_mark) {
                return most;
            }
            frame = next;
        }
        return most;
    }
#else
    size_t process_readable_frames(size_t most) { return most; }
#endif
