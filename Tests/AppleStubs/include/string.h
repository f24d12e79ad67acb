// The parts of <string.h> in Apple's SDKs that the shims use.
#pragma once

#include <stddef.h>
char *strchr(const char *, int);
size_t strcspn(const char *, const char *);
void *memmove(void *, const void *, size_t);
