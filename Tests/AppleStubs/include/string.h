// What the shims use of <string.h> in Apple's SDKs.
#pragma once

#include <stddef.h>
char *strchr(const char *, int);
size_t strcspn(const char *, const char *);
void *memmove(void *, const void *, size_t);
