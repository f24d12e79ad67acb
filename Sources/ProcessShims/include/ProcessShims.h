#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "SwiftRuntime.h"

// Functions that must be written in C. For example, some run code when an image is loaded, use C's
// `stdout`, or change the exit status of the process.

/// Expect and Spec define these functions. Before `main`, the shims call those that are linked in.
void expect_did_load(void);
void spec_did_load(void);

/// Spec defines this function. The shims call it when the process exits.
void spec_will_unload(void);

/// Makes this process end when its parent, whose process ID is `parent`, ends. If the parent has
/// already ended, this process ends immediately.
void process_end_with_parent(int parent);

bool process_is_forked_copy(void);

/// Makes the current process, such as a forked child, the one that runs the tests.
void process_take_over_run(void);

void process_line_buffer_output(void);

void process_flush_output(void);

/// Installs handlers for fatal signals, such as those raised by traps. The handlers end an
/// unfinished line on standard output and flush it. While a thread writes a backtrace, other
/// threads cannot end the process with a passing status. Linux only.
void process_handle_fatal_signals(void);

/// Returns whether a fatal signal has been raised. If another thread has raised one, this function
/// first waits for the signal to end the process, so that the calling thread cannot end it with a
/// passing status during the backtrace. A signal that is raised later ends the process immediately.
bool process_await_fatal_signal(void);

/// Makes the Swift runtime's backtrace on SIGQUIT begin at the innermost frame outside of system
/// libraries, even if the thread is waiting inside one of them, for example on a lock. Linux only.
void process_locate_hangs(void);

/// Returns the path of the image that contains an address, or `NULL` if the image is unknown.
const char *process_image_path(const void *address);

/// Returns how many frames, up to `most`, a backtrace of this thread can safely follow. C code may
/// use the frame pointer register for other values, and following one of those would cause a crash.
size_t process_readable_frames(size_t most);

/// Makes the process end with status 1, even if `exit` is called with another status.
void process_set_must_fail(void);

bool process_must_fail(void);

/// Sets whether Spec is evaluating group closures, in which expectations are a mistake.
void process_set_reading_groups(bool is_reading);

/// Adds `more`, which may be negative, to the number of listeners for passing expectations.
void process_add_pass_listeners(int more);

/// Returns whether passing expectations have listeners. Every passing expectation calls this
/// function, so it performs only a single load.
bool process_notes_passes(void);

/// Sets whether a run is under way, and returns the previous value. A process that calls `exit`
/// during a run ends with status 1 and writes an error message to standard error.
bool process_set_run_under_way(bool under_way);

/// Forks a child in which only the calling thread continues. The child's standard error is
/// redirected to the file descriptor `output`, and its standard input and output to `/dev/null`. In
/// the child, ignored signals stay ignored. All others have their default effects, but cause no
/// core dump or backtrace. Returns 0 in the child, and the child's process ID in the parent. If
/// `fork` fails or is unavailable, returns a negative number.
int process_fork(int output);

bool process_can_fork(void);
