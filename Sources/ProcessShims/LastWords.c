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

/// Writes what is printed and not written, and lets the signal do what it did before.
static void write_last_words(int number, siginfo_t *info, void *context) {
    // Whoever holds the lock died in the midst of printing; to wait for it would be to hang.
    if (ftrylockfile(stdout) == 0) {
        if (__fpending(stdout) > 0) {
            // Ends the line, because the backtrace that follows has to stand at the beginning of one.
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
        // Blocked until this function returns.
        raise(number);
    }
}

void process_write_last_words(void) {
    struct sigaction action = {.sa_sigaction = write_last_words};
    // The stack may be what is used up.
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
