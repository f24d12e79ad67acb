// The parts of <Availability.h> in Apple's SDKs that the shims use.
#pragma once

#include <TargetConditionals.h>
#if TARGET_OS_TV || TARGET_OS_WATCH
#define __TVOS_WATCHOS_PROHIBITED __attribute__((unavailable("prohibited on tvOS and watchOS")))
#else
#define __TVOS_WATCHOS_PROHIBITED
#endif
