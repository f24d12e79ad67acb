#define _DEFAULT_SOURCE // on_exit
#include "ProcessShims.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

// Weak, so that an image that has these shims without Expect still links.
extern void expect_did_load(void) __attribute__((weak));

static atomic_bool must_fail = false;
static atomic_bool run_is_under_way = false;

void process_end_with_parent(int parent) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent) {
        _exit(1);
    }
}

void process_print_line_by_line(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
}

void process_must_fail(void) {
    atomic_store(&must_fail, true);
}

void process_run_is_under_way(bool under_way) {
    atomic_store(&run_is_under_way, under_way);
}

#ifdef __GLIBC__
static int exit_status = 0;

static void note_exit_status(int status, void *unused) {
    (void)unused;
    exit_status = status;
}
#endif

__attribute__((constructor)) static void process_shims_did_load(void) {
#ifdef __GLIBC__
    on_exit(note_exit_status, NULL);
#endif
    if (expect_did_load) {
        expect_did_load();
    }
}

// A destructor runs after every `atexit` handler, so those still do their work: coverage, for one, is written there.
__attribute__((destructor)) static void process_shims_will_unload(void) {
    bool exited_early = atomic_load(&run_is_under_way);
    if (exited_early) {
#ifdef __GLIBC__
        fprintf(stderr, "error: exit(%d) was called in the midst of a run; ", exit_status);
#else
        fputs("error: exit was called in the midst of a run; ", stderr);
#endif
        fputs("the examples that were left did not run\n", stderr);
    }
    if (exited_early || atomic_load(&must_fail)) {
        fflush(NULL);
        _exit(1);
    }
}
