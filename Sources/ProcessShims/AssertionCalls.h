#pragma once

#include <stdint.h>

/// How often an assertion function of XCTest or Swift Testing was called.
uint64_t assertion_call_count(void);
