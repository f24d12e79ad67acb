// What the shims use of <fcntl.h> in Apple's SDKs.
#pragma once

#define O_RDWR 0x0002
int open(const char *, int, ...);
