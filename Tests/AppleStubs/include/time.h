// The parts of <time.h> in Apple's SDKs that the shims use.
#pragma once

#include <stdint.h>
struct timespec {
    long tv_sec;
    long tv_nsec;
};
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6, _CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
#define CLOCK_THREAD_CPUTIME_ID _CLOCK_THREAD_CPUTIME_ID
int clock_gettime(clockid_t, struct timespec *);
int nanosleep(const struct timespec *, struct timespec *);
