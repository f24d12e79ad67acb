// The parts of <errno.h> in Apple's SDKs that the shims use.
#pragma once

extern int *__error(void);
#define errno (*__error())
#define EINTR 4
#define ENOTSUP 45
#define ENOSYS 78
