#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "SwiftRuntime.h"

// What needs C: running code when an image is loaded, using C's `stdout`, and deciding the exit
// status last.

/// Expect and Spec define these. The shims call them once, before `main`, if they are linked in.
void expect_did_load(void);
void spec_did_load(void);

/// Spec defines this function, too. The shims call it when the process exits.
void spec_will_unload(void);

/// Makes the process end when its parent ends in any way; at once if that is no longer `parent`.
void process_end_with_parent(int parent);

/// Whether this process is a forked child of the process that runs the tests.
bool process_is_forked_copy(void);

/// Makes a forked child the process that runs the tests.
void process_take_over_run(void);

/// Makes standard output line-buffered: every line is written immediately, even into a pipe.
void process_line_buffer_output(void);

/// Flushes standard output.
void process_flush_output(void);

/// Makes a fatal signal, such as a trap, flush an incomplete line of output and end the process:
/// while its thread writes a backtrace, no other thread can end the process otherwise. Linux only.
void process_handle_fatal_signals(void);

/// Makes the backtrace that Swift's runtime writes on SIGQUIT begin in the code that is waiting,
/// even if it waits in a system library, such as for a lock. Linux only.
void process_locate_hangs(void);

/// Returns the path of the file that contains the code or constants at an address; null if unknown.
const char *process_image_path(const void *address);

/// Returns how many frames of this thread, from the caller on, frame pointers can reach; at most
/// `most`. C code may keep other values in that register; following one raises a fatal signal.
size_t process_readable_frames(size_t most);

/// Makes the process end with status 1, whatever its own exit status.
void process_set_must_fail(void);

/// Sets whether Spec is reading the closures of groups, where expectations are a mistake.
void process_set_reading_groups(bool is_reading);

/// Adds to the number of listeners for expectations that pass; a negative number removes some.
void process_add_pass_listeners(int more);

/// Whether anything listens for passing expectations, as is the case while groups are read. Every
/// passing expectation calls this, which costs one load.
bool process_notes_passes(void);

/// Sets whether a run is under way. A process that calls `exit` during a run ends with status 1
/// and an error on standard error. Returns the previous value.
bool process_set_run_under_way(bool under_way);

/// Forks a child in which only this thread continues, with standard error redirected to the file
/// descriptor `output`. In the child, signals have their default effects, without a core dump or a
/// backtrace. Returns 0 in the child, the child's process identifier in the parent, and a negative
/// number where `process_can_fork` is false or if `fork` fails.
int process_fork(int output);

/// Whether the platform has `fork`.
bool process_can_fork(void);
