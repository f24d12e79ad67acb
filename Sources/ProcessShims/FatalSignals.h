#pragma once

#include <stdbool.h>

/// Waits for the end of the process if another thread has raised a fatal signal: while that thread
/// writes a backtrace, this one must not end the process with a passing status. Returns whether a
/// fatal signal has been raised; if not, a later one takes effect immediately.
bool await_fatal_signal(void);
