#pragma once

#include <stdbool.h>

// What the shims share that end a process, or replace it, in the midst of a run.

/// Whether this process runs examples, or has run some that failed: then it must not become another program, whose status
/// would be taken for that of the run. Never true in a forked child.
bool process_has_to_answer(void);

/// Ends this process with status 1, and says which call ended it if a run is under way.
_Noreturn void process_end_early(const char *call);
