// The parts of <sys/stat.h> in Apple's SDKs that the shims use.
#pragma once

#include <sys/types.h>
