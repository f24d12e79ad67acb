#include "ProcessShims.h"

#ifdef __linux__
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <stdio_ext.h>
#endif

static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction previous[NSIG];

/// The first thread that raised a fatal signal, or 0 if no thread has raised one.
static _Atomic uintptr_t dying = 0;
/// Whether the exit status has been decided. The process ends within microseconds after that.
static atomic_bool has_ended = false;

/// How many seconds to wait for the signal to end the process. A Swift backtrace can take 30.
static const unsigned patience = 60;

/// Ends an incomplete line on standard output, so that the backtrace starts on a new line.
static void write_buffered_output(void) {
#ifdef __GLIBC__
    // Waiting for the lock could hang, because the thread that holds it may never release it.
    if (ftrylockfile(stdout) != 0) {
        return;
    }
    if (__fpending(stdout) > 0) {
        putc_unlocked('\n', stdout);
        fflush_unlocked(stdout);
    }
    funlockfile(stdout);
#endif
}

static void take_signal(int number, siginfo_t *info, void *context) {
    uintptr_t none = 0;
    atomic_compare_exchange_strong(&dying, &none, (uintptr_t)pthread_self());
    const struct sigaction *own = &previous[number];
    bool has_time = !atomic_load(&has_ended);
    if (has_time) {
        write_buffered_output();
    }
    if (has_time && own->sa_flags & SA_SIGINFO) {
        own->sa_sigaction(number, info, context);
    } else if (has_time && own->sa_handler != SIG_DFL && own->sa_handler != SIG_IGN) {
        own->sa_handler(number);
    } else {
        // The raised signal stays blocked until this handler returns, and then ends the process.
        signal(number, SIG_DFL);
        raise(number);
    }
}

void process_handle_fatal_signals(void) {
    // Uses the alternate signal stack, because a stack overflow may have raised the signal.
    struct sigaction action = {.sa_sigaction = take_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof fatal / sizeof fatal[0]; index++) {
        if (sigaction(fatal[index], NULL, &previous[fatal[index]]) == 0
            && previous[fatal[index]].sa_handler != SIG_IGN) {
            sigaction(fatal[index], &action, NULL);
        }
    }
}

bool process_await_fatal_signal(void) {
    // The handler writes `dying` and then reads `has_ended`. This function writes `has_ended` and
    // then reads `dying`. Therefore, at least one of the threads sees what the other one wrote.
    atomic_store(&has_ended, true);
    uintptr_t thread = atomic_load(&dying);
    if (thread != 0 && thread != (uintptr_t)pthread_self()) {
        // The backtrace may interrupt `sleep`, which then returns the number of seconds left.
        for (unsigned left = patience; left > 0;) {
            left = sleep(left);
        }
        fprintf(stderr, "error: a fatal signal was raised, and did not end the process within %u seconds\n", patience);
    }
    return thread != 0;
}
#else
void process_handle_fatal_signals(void) {}

bool process_await_fatal_signal(void) { return false; }
#endif
