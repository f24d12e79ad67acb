// What the shims use of <dlfcn.h> in Apple's SDKs.
#pragma once

#define RTLD_NEXT ((void *)-1)
#define RTLD_DEFAULT ((void *)-2)
#define RTLD_SELF ((void *)-3)
extern void *dlsym(void *handle, const char *symbol);
