#pragma once

#include <stdbool.h>

/// Waits for the end of the process if another thread has raised a fatal signal: while it writes
/// a backtrace, this thread must not end the process with the status of a run that passed.
/// Returns whether a fatal signal has been raised; if not, a later one has its effect at once.
bool await_fatal_signal(void);
