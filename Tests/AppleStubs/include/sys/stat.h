// What the shims use of <sys/stat.h> in Apple's SDKs.
#pragma once

#include <sys/types.h>
