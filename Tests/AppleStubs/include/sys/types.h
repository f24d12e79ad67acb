// The parts of <sys/types.h> in Apple's SDKs that the shims use.
#pragma once

#include <stddef.h>
#include <stdint.h>
typedef int32_t pid_t;
typedef int64_t off_t;
typedef uint16_t mode_t;
typedef long ssize_t;
