#define _GNU_SOURCE // __fpending, syscall, __WALL
#include "ProcessShims.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#include <sys/wait.h>
#endif
#ifdef __GLIBC__
#include <stdio_ext.h>
#endif

#include "EarlyEnd.h"

#ifdef __linux__
static const int deadly[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction previous[NSIG];

/// The thread that raised a fatal signal first; 0 if none has.
static _Atomic uintptr_t dying = 0;
/// Whether the process has its status: the rest of its end takes microseconds.
static atomic_bool has_ended = false;

/// More than Swift's backtrace may take, which is 30 seconds.
static const unsigned patience = 60;

static void finish_line(void) {
#ifdef __GLIBC__
    // The thread that holds the lock may never release it, so waiting for it could hang.
    if (ftrylockfile(stdout) != 0) {
        return;
    }
    if (__fpending(stdout) > 0) {
        // Ends the line, because the following backtrace must start at the beginning of a line.
        putc_unlocked('\n', stdout);
        fflush_unlocked(stdout);
    }
    funlockfile(stdout);
#endif
}

void process_tell_what_ran_in_copy(void) {
    if (!process_can_tell_what_ran()) {
        return;
    }
    // Not `fork`, which waits for the locks. Without the flag of a signal, nobody else waits for this child.
    long copy = syscall(SYS_clone, 0, 0, 0, 0, 0);
    if (copy == 0) {
        for (size_t index = 0; index < sizeof deadly / sizeof deadly[0]; index++) {
            signal(deadly[index], SIG_DFL);
        }
        process_tell_what_ran();
        syscall(SYS_exit_group, 0);
    }
    const struct timespec pause = {.tv_nsec = 10000000};
    for (int left = 100; copy > 0 && waitpid((pid_t)copy, NULL, __WALL | WNOHANG) == 0; left--) {
        if (left == 0) {
            kill((pid_t)copy, SIGKILL);
        }
        nanosleep(&pause, NULL);
    }
}

/// A trap is an instruction of Swift code, which holds no lock of the C library there.
static bool is_trap(int number) {
    return number == SIGILL || number == SIGTRAP;
}

/// Ends the process by a signal, once its handler returns: until then it is blocked.
static void end_by(int number) {
    signal(number, SIG_DFL);
    raise(number);
}

/// Writes buffered output, then lets the signal have its previous effect.
static void write_last_words(int number, siginfo_t *info, void *context) {
    uintptr_t none = 0;
    atomic_compare_exchange_strong(&dying, &none, (uintptr_t)pthread_self());
    if (atomic_load(&has_ended)) {
        // There is no time for words, only for the status.
        end_by(number);
        return;
    }
    finish_line();
    if (is_trap(number)) {
        process_tell_what_ran();
    } else {
        process_tell_what_ran_in_copy();
    }
    const struct sigaction *own = &previous[number];
    if (own->sa_flags & SA_SIGINFO) {
        own->sa_sigaction(number, info, context);
    } else if (own->sa_handler != SIG_DFL && own->sa_handler != SIG_IGN) {
        own->sa_handler(number);
    } else {
        end_by(number);
    }
}

void process_write_last_words(void) {
    struct sigaction action = {.sa_sigaction = write_last_words};
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof deadly / sizeof deadly[0]; index++) {
        int number = deadly[index];
        // The stack may have overflowed. The other stack has little room for what tells what ran.
        action.sa_flags = SA_SIGINFO | (number == SIGSEGV || number == SIGBUS ? SA_ONSTACK : 0);
        if (sigaction(number, NULL, &previous[number]) != 0 || previous[number].sa_handler == SIG_IGN) {
            continue;
        }
        sigaction(number, &action, NULL);
    }
}

bool fatal_signal_was_raised(void) {
    return atomic_load(&dying) != 0;
}

bool await_fatal_signal(void) {
    // In this order, as a thread with a fatal signal does it in the other: one of them sees the other.
    atomic_store(&has_ended, true);
    uintptr_t thread = atomic_load(&dying);
    if (thread == 0) {
        return false;
    }
    if (thread != (uintptr_t)pthread_self()) {
        // The signal ends the process. Who makes a backtrace may interrupt the sleep.
        for (unsigned left = patience; left > 0;) {
            left = sleep(left);
        }
        fprintf(stderr, "error: a fatal signal was raised, and did not end the process within %u seconds\n", patience);
    }
    return true;
}
#else
void process_write_last_words(void) {}

void process_tell_what_ran_in_copy(void) {}

bool fatal_signal_was_raised(void) {
    return false;
}

bool await_fatal_signal(void) {
    return false;
}
#endif
