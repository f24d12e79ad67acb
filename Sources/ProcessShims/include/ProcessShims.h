#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "SwiftRuntime.h"

// Needs C: running code at image load, naming C's stdout, and deciding the exit status last.

/// Expect and Spec define these. The shims call them once, before `main`, if they are linked in.
void expect_did_load(void);
void spec_did_load(void);

/// Spec defines this function, too. The shims call it when the process exits.
void spec_will_unload(void);

/// Makes the process end when its parent ends in any way; at once if its parent is no longer the
/// process with this number.
void process_end_with_parent(int parent);

/// Whether this is a child made by `fork` of the process that runs the tests.
bool process_is_forked_copy(void);

/// Makes a forked child the process that runs the tests.
void process_take_over_run(void);

/// Makes standard output line-buffered: every line leaves the process at once, even into a pipe.
void process_line_buffer_output(void);

/// Writes standard output that is still buffered.
void process_flush_output(void);

/// Makes a fatal signal, such as a trap, write an incomplete line of output and end the process:
/// while its thread writes a backtrace, no other thread ends it in another way. Linux only.
void process_handle_fatal_signals(void);

/// Makes the SIGQUIT backtrace of Swift's runtime begin in the waiting code if it waits in a
/// system library, as for a lock. Linux only.
void process_locate_hangs(void);

/// The path of the file with the code or the constants at an address; null if unknown.
const char *process_image_path(const void *address);

/// How many frames of this thread, from the caller on, are readable by frame pointers; at most
/// `most`. C code may keep other values in that register; following one raises a fatal signal.
size_t process_readable_frames(size_t most);

/// Makes the process end with status 1, whatever its own exit status.
void process_set_must_fail(void);

/// Sets whether Spec is reading the closures of groups, where expectations are a mistake.
void process_set_reading_groups(bool is_reading);

/// Adds to the number of listeners for expectations that pass; a negative number removes some.
void process_add_pass_listeners(int more);

/// Whether anything listens for passing expectations, as while groups are read. Every passing
/// expectation asks this, which costs one load.
bool process_notes_passes(void);

/// Sets whether a run is under way. A process that calls `exit` during a run ends with status 1
/// and an error on standard error. Returns the previous value.
bool process_set_run_under_way(bool under_way);

/// Forks a child in which only this thread continues, with standard error in `output`. In it,
/// signals have their default effect, without core dump or backtrace. Returns 0 in the child, its
/// number in the parent, and less than 0 where `process_can_fork` is false, or if `fork` fails.
int process_fork(int output);

/// Whether the platform has `fork`.
bool process_can_fork(void);
