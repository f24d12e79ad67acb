#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "SwiftRuntime.h"

// What Swift cannot do: run code when the image is loaded, name C's standard output, and decide the exit status last.

/// Expect and Spec define these functions. The shims call them once, before `main`, if they are linked in.
void expect_did_load(void);
void spec_did_load(void);

/// Spec defines this function, too. The shims call it when the process exits.
void spec_will_unload(void);

/// Makes the process end when its parent ends, in whatever way; at once if its parent is no
/// longer the process with this number.
void process_end_with_parent(int parent);

/// Whether this is a child made by `fork` of the process that runs the tests.
bool process_is_copy(void);

/// Makes a forked child the process that runs the tests.
void process_take_over_run(void);

/// Makes standard output line-buffered, so that every line leaves the process at once, even into a pipe.
void process_print_line_by_line(void);

/// Writes what has been printed to standard output and is still buffered.
void process_flush_output(void);

/// Makes a fatal signal, such as that of a trap, first write buffered output without a line break, and end the process:
/// while the thread that raised it writes a backtrace, no other one ends the process in another way. On Linux only.
void process_answer_fatal_signals(void);

/// Makes the backtrace that Swift's runtime writes at SIGQUIT begin in the code that waits, if a
/// library of the system waits for it, as for a lock. On Linux only.
void process_locate_hangs(void);

/// The path of the file that holds the code or the constants at an address; null if it is not known.
const char *process_image_path(const void *address);

/// How many frames of this thread, from the caller on, can be read by their frame pointers; at most `most`. Code of C may keep
/// other values in the register of the frame pointer, at which reading ends with a fatal signal.
size_t process_readable_frames(size_t most);

/// Makes the process end with status 1, whatever status it exits with.
void process_must_fail(void);

/// Sets whether Spec is reading the closures of groups, where expectations are a mistake.
void process_is_reading_groups(bool is_reading);

/// Adds to the number of listeners for expectations that pass; a negative number removes some.
void process_listens_for_passes(int more);

/// Whether there is a listener for expectations that pass, as while the closures of groups are
/// read. Every expectation that passes asks this, which costs one load.
bool process_notes_passes(void);

/// Sets whether a run is under way. A process that calls `exit` during a run ends with status 1
/// and an error on standard error. Returns the previous value.
bool process_run_is_under_way(bool under_way);

/// Forks a child in which only this thread continues, with its standard error in `output`. Signals have their default
/// effect in the child, without a core dump or a backtrace. Returns 0 in the child, its process number in the parent,
/// and less than 0 if it cannot fork, as on tvOS and watchOS, where `process_can_fork` is false.
int process_fork(int output);

/// Whether the platform has `fork`.
bool process_can_fork(void);
