// The parts of <dlfcn.h> in Apple's SDKs that the shims use.
#pragma once

#define RTLD_NEXT ((void *)-1)
#define RTLD_DEFAULT ((void *)-2)
#define RTLD_SELF ((void *)-3)
extern void *dlsym(void *handle, const char *symbol);

typedef struct dl_info {
    const char *dli_fname;
    void *dli_fbase;
    const char *dli_sname;
    void *dli_saddr;
} Dl_info;
extern int dladdr(const void *address, Dl_info *information);
