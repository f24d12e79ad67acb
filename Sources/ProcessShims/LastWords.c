#define _GNU_SOURCE // __fpending
#include "ProcessShims.h"

#include <signal.h>
#include <stdio.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <stdio_ext.h>
#endif

#ifdef __GLIBC__
static const int deadly[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction previous[NSIG];

/// Writes buffered output, then lets the signal have its previous effect.
static void write_last_words(int number, siginfo_t *info, void *context) {
    // The thread that holds the lock may never release it, so waiting for it could hang.
    if (ftrylockfile(stdout) == 0) {
        if (__fpending(stdout) > 0) {
            // Ends the line, because the following backtrace must start at the beginning of a line.
            putc_unlocked('\n', stdout);
            fflush_unlocked(stdout);
        }
        funlockfile(stdout);
    }
    const struct sigaction *own = &previous[number];
    if (own->sa_flags & SA_SIGINFO) {
        own->sa_sigaction(number, info, context);
    } else if (own->sa_handler != SIG_DFL && own->sa_handler != SIG_IGN) {
        own->sa_handler(number);
    } else {
        signal(number, SIG_DFL);
        // The signal is blocked until this function returns.
        raise(number);
    }
}

void process_write_last_words(void) {
    struct sigaction action = {.sa_sigaction = write_last_words};
    // The stack may have overflowed.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof deadly / sizeof deadly[0]; index++) {
        int number = deadly[index];
        if (sigaction(number, NULL, &previous[number]) != 0 || previous[number].sa_handler == SIG_IGN) {
            continue;
        }
        sigaction(number, &action, NULL);
    }
}
#else
void process_write_last_words(void) {}
#endif
