// The parts of <fcntl.h> in Apple's SDKs that the shims use.
#pragma once

#define O_RDWR 0x0002
int open(const char *, int, ...);
