#pragma once

#include <stdbool.h>

// Shared by the shims that replace functions which end or replace the process.

/// Whether this process runs examples, has run some that failed, or is dying by a signal. It must then not become
/// another program, because the status of that program would count as the status of the run. Never true in a forked
/// child.
bool process_has_to_answer(void);

/// Ends this process with status 1; during a run it first prints which call ended it.
_Noreturn void process_end_early(const char *call);
