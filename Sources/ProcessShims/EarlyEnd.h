#pragma once

#include <stdbool.h>

// Shared by the shims that end the process, or keep it from ending.

/// Whether this process runs examples, has run some that failed, or is dying by a signal. It must then not become
/// another program, because the status of that program would count as the status of the run. Never true in a forked
/// child.
bool process_has_to_answer(void);

/// Ends this process with status 1; during a run it first prints which call ended it.
_Noreturn void process_end_early(const char *call);

/// Whether a thread has raised a fatal signal.
bool fatal_signal_was_raised(void);

/// Waits for the end of the process if another thread has raised a fatal signal: while it writes a backtrace, this thread
/// must not end the process with the status of a run that passed. Returns whether a fatal signal has been raised; if
/// not, a later one has its effect at once.
bool await_fatal_signal(void);

/// Whether there is a function of `process_call_at_early_end`.
bool process_can_tell_what_ran(void);

/// Calls that function.
void process_tell_what_ran(void);

/// The same in a copy of this process, for the handler of a signal that may have come while this thread held a lock, such as
/// that of the memory: then the copy hangs, and is ended after a second.
void process_tell_what_ran_in_copy(void);
