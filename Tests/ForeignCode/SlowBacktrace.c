#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "ForeignCode.h"

// If FIXTURE_SLOW_BACKTRACE is set, a SIGILL handler takes a fifth of a second before the signal ends the process. The handler
// of Swift's runtime may do so, too, while it writes a backtrace.

static atomic_bool has_begun = false;

static void handle(int number) {
    atomic_store(&has_begun, true);
    for (int part = 0; part < 20; part++) {
        usleep(10000);
    }
    signal(number, SIG_DFL);
    raise(number);
}

__attribute__((constructor(101))) static void install(void) {
    if (getenv("FIXTURE_SLOW_BACKTRACE")) {
        struct sigaction action = {.sa_handler = handle};
        sigaction(SIGILL, &action, NULL);
    }
}

static void *raise_signal(void *unused) {
    raise(SIGILL);
    return unused;
}

void raise_on_another_thread(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, raise_signal, NULL);
    pthread_detach(thread);
}

void await_slow_backtrace(void) {
    while (!atomic_load(&has_begun)) {
        usleep(1000);
    }
}

// Runs after all other destructors in the process's own code.
__attribute__((destructor(101))) static void raise_last(void) {
    if (getenv("FIXTURE_SIGNAL_AT_THE_END")) {
        raise_on_another_thread();
        usleep(200000);
    }
}
