// The parts of <sys/resource.h> in Apple's SDKs that the shims use.
#pragma once

#include <stdint.h>
struct rlimit {
    uint64_t rlim_cur;
    uint64_t rlim_max;
};
#define RLIMIT_CORE 4
int setrlimit(int, const struct rlimit *);
