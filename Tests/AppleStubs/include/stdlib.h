// The parts of <stdlib.h> in Apple's SDKs that the shims use.
#pragma once

#include <stddef.h>
char *getenv(const char *);
void exit(int) __attribute__((noreturn));
void *realloc(void *, size_t);
