// What the shims use of <stdlib.h> in Apple's SDKs.
#pragma once

#include <stddef.h>
char *getenv(const char *);
void exit(int) __attribute__((noreturn));
void *realloc(void *, size_t);
