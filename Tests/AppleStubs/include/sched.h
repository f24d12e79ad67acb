// The parts of <sched.h> in Apple's SDKs that the shims use.
#pragma once

int sched_yield(void);
