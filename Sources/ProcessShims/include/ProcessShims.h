#pragma once

#include <stdbool.h>

// What Swift cannot do by itself: run code when the image is loaded, name C's standard output, and have the last word on the exit status.

/// Expect defines this function; it is called once, before `main`, wherever Expect is linked in.
void expect_did_load(void);

/// From now on the process ends when its parent does, however that ends; at once if the parent is not the process of
/// this number any more.
void process_end_with_parent(int parent);

/// From now on every line that is printed leaves the process at once, also into a pipe.
void process_print_line_by_line(void);

/// From now on the process ends with status 1, whatever status it exits with.
void process_must_fail(void);

/// Says that a run is under way (true) or complete (false). A process that exits in the midst of one ends with status 1
/// and says so on standard error, also if it called `exit(0)`.
void process_run_is_under_way(bool under_way);
