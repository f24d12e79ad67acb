#pragma once

#include <stdbool.h>

#include "SwiftRuntime.h"

// What Swift cannot do by itself: run code when the image is loaded, name C's standard output, and have the last word on the exit status.

/// Spec defines this function; it is called once, before `main`, wherever Spec is linked in.
void spec_did_load(void);

/// From now on the process ends when its parent does, however that ends; at once if the parent is not the process of
/// this number any more.
void process_end_with_parent(int parent);

/// Whether this is a child made by `fork` of the process that loaded the image.
bool process_is_copy(void);

/// From now on every line that is printed leaves the process at once, also into a pipe.
void process_print_line_by_line(void);

/// From now on a deadly signal, such as that of a trap, first writes what was printed without a line break. Does nothing but
/// with the GNU C library.
void process_write_last_words(void);

/// From now on the process ends with status 1, whatever status it exits with.
void process_must_fail(void);

/// Says whether the closures of groups are being read, where expectations have no place. A flag that every expectation
/// may look at: it costs a load.
void process_is_reading_groups(bool is_reading);

/// Whether they are.
bool process_reads_groups(void);

/// Says that a run is under way (true) or complete (false). A process that exits in the midst of one ends with status 1
/// and says so on standard error, also if it called `exit(0)`; on Linux, also if it called `_exit(0)` and, with the
/// GNU C library, if it became another program by a function like `execv` or lost its main thread by `pthread_exit`.
/// Returns what was said before.
bool process_run_is_under_way(bool under_way);

#ifdef __linux__
/// Starts this program anew in this process, with other arguments, whatever it has to answer for. Returns less than 0 if
/// that cannot be done.
int process_restart(char *const arguments[]);
#endif

/// How a child process made by `process_fork` ended.
struct process_end {
    /// The signal that ended it; 0 if it exited.
    int signal;
    /// The status it exited with.
    int status;
    /// It was still running when its time was over, and was killed.
    bool timed_out;
};

/// Makes a copy of this process in which only this thread goes on, and which says what it has to say into `output`:
/// signals kill it as they would kill a program that handles none, and leave neither a core nor a backtrace behind.
/// Returns 0 in the child, its number in the parent, less than 0 if there can be none.
int process_fork(int output);

/// Waits for a child, kills it when its time is over, and says how it ended.
struct process_end process_wait(int child, double seconds);

/// Ends the child there and then; nothing that the parent has registered to happen at exit happens.
void process_leave(int status) __attribute__((noreturn));

/// Whether this is the main thread inside a block of the main queue, where a run loop does not run the queue's other
/// blocks but `main_queue_run_more` does. Always false where it is not known how to do that: anywhere but on Linux.
bool main_queue_is_at_work(void);

/// Runs the blocks that have been added to the main queue since the block that is running now began. May be called by
/// such a block again, and so on. Does nothing where `main_queue_is_at_work` is false.
void main_queue_run_more(void);
