// What the shims use of <sched.h> in Apple's SDKs.
#pragma once

int sched_yield(void);
