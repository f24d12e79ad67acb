#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "SwiftRuntime.h"

// Functions that need C, for example to run code when an image is loaded, to use C's `stdout`, or
// to change the status of an exiting process.

/// Defined by Expect and Spec. The shims call each function that is linked in once, before `main`.
void expect_did_load(void);
void spec_did_load(void);

/// Defined by Spec. The shims call this function when the process exits.
void spec_will_unload(void);

/// Makes the process end when its parent ends, or immediately if `parent` has already ended.
void process_end_with_parent(int parent);

bool process_is_forked_copy(void);

/// Makes this forked child the process that runs the tests.
void process_take_over_run(void);

/// Makes standard output line-buffered, even if it is a pipe.
void process_line_buffer_output(void);

void process_flush_output(void);

/// Installs handlers for fatal signals, for example from traps. The handlers end and flush an
/// incomplete line of output. While a thread writes a backtrace, other threads cannot end the
/// process with a passing status. Linux only.
void process_handle_fatal_signals(void);

/// Waits for the end of the process if another thread has raised a fatal signal. While that thread
/// writes a backtrace, this thread must not end the process with a passing status. Returns whether
/// a fatal signal has been raised. A signal that is raised later takes effect immediately.
bool process_await_fatal_signal(void);

/// Makes the backtrace that the Swift runtime writes on SIGQUIT begin at the innermost frame
/// outside system libraries, even if the thread waits in such a library, for example for a lock.
/// Linux only.
void process_locate_hangs(void);

/// Returns `NULL` if the image is unknown.
const char *process_image_path(const void *address);

/// Returns how many frames, up to `most`, a backtrace of this thread can safely follow. C code may
/// keep another value in the frame pointer register, and following that value would be fatal.
size_t process_readable_frames(size_t most);

/// Makes the process end with status 1, even if it exits with another status.
void process_set_must_fail(void);

/// Returns whether `process_set_must_fail` has been called.
bool process_must_fail(void);

/// Sets whether Spec is evaluating the closures of groups, where expectations are a mistake.
void process_set_reading_groups(bool is_reading);

/// `more` may be negative.
void process_add_pass_listeners(int more);

/// Performs only a single load, because every passing expectation calls this function.
bool process_notes_passes(void);

/// Sets whether a run is under way. A process that calls `exit` during a run ends with status 1
/// and an error message on standard error. Returns the previous value.
bool process_set_run_under_way(bool under_way);

/// Forks a child in which only the calling thread continues. In the child, standard error is
/// redirected to the file descriptor `output`, and standard input and output to `/dev/null`. Except
/// for ignored signals, signals have their default effects there, without a core dump or a
/// backtrace. Returns 0 in the child and the child's process ID in the parent. Returns a negative
/// number if `fork` fails or is unavailable.
int process_fork(int output);

bool process_can_fork(void);
