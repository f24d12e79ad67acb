#define _GNU_SOURCE // RUSAGE_THREAD
#include "TaskHooks.h"

#include <sys/resource.h>
#include <time.h>

static _Thread_local struct thread_usage last = {0, 0, 0, 0};

static int64_t nanoseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

struct thread_usage thread_usage_now(void) {
    struct thread_usage usage = {nanoseconds(CLOCK_MONOTONIC), nanoseconds(CLOCK_THREAD_CPUTIME_ID), 0, 0};
#ifdef RUSAGE_THREAD
    struct rusage counts;
    if (getrusage(RUSAGE_THREAD, &counts) == 0) {
        usage.forced_waits = counts.ru_nivcsw;
        usage.own_waits = counts.ru_nvcsw;
    }
#endif
    return usage;
}

struct thread_usage thread_usage_exchange(struct thread_usage usage) {
    struct thread_usage before = last;
    last = usage;
    return before;
}
