#pragma once

#include <stdbool.h>

/// Waits for the end of the process if another thread has raised a fatal signal. While that thread
/// writes a backtrace, this thread must not end the process with a passing status. Returns whether
/// a fatal signal has been raised. A signal that is raised later takes effect immediately.
bool await_fatal_signal(void);
