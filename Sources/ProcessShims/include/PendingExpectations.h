#pragma once

#include <stdbool.h>
#include <stdint.h>

// The expectations that have begun, as by `expect(…)`, and that nothing has checked yet. Every expectation is added and
// removed, so this is C: it costs a few nanoseconds, in debug builds too. All functions may be called from any thread.

/// An expectation that has begun. The texts live as long as the process.
struct pending_expectation {
    /// Grows from expectation to expectation, from 1.
    uint64_t ticket;
    /// The name of the function that began it.
    const char *function;
    const char *file;
    unsigned long line;
    /// The thread that began it.
    uintptr_t thread;
};

/// Adds an expectation, and returns its ticket.
uint64_t expectation_begin(const char *function, const char *file, unsigned long line);

/// Removes an expectation that is about to be checked, unless it was removed before.
void expectation_check(uint64_t ticket);

/// Counts an expectation that began in another way than by `expectation_begin`.
void expectation_note(void);

/// How many expectations there have been in this process, those of XCTest and Swift Testing among them. An expectation may
/// count more than once.
uint64_t expectation_count(void);

/// Whether `expectation_count` counts the assertions of XCTest and Swift Testing that pass: not on Apple platforms, and not
/// where XCTest is linked statically.
bool assertion_calls_are_seen(void);

/// The ticket of the expectation that began last; 0 before the first.
uint64_t expectation_last_ticket(void);

/// Whether there is an expectation that began after that with a ticket.
bool expectation_is_pending_after(uint64_t ticket);

/// Removes the last of the expectations that began after that with a ticket, and stores it in `taken`. Returns
/// `false` if there is none.
bool expectation_take_after(uint64_t ticket, struct pending_expectation *taken);

/// Whether this thread began the expectation.
bool expectation_is_of_this_thread(const struct pending_expectation *expectation);

/// Removes all expectations that began after that with a ticket, on this thread or on all threads.
void expectation_forget_after(uint64_t ticket, bool on_all_threads);
