#include "ProcessShims.h"

#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

// Weak, so that an image that has these shims without Expect still links.
extern void expect_did_load(void) __attribute__((weak));

static atomic_bool must_fail = false;
static atomic_bool run_is_under_way = false;

void process_must_fail(void) {
    atomic_store(&must_fail, true);
}

void process_run_is_under_way(bool under_way) {
    atomic_store(&run_is_under_way, under_way);
}

__attribute__((constructor)) static void process_shims_did_load(void) {
    if (expect_did_load) {
        expect_did_load();
    }
}

// A destructor runs after every `atexit` handler, so those still do their work: coverage, for one, is written there.
__attribute__((destructor)) static void process_shims_will_unload(void) {
    bool exited_early = atomic_load(&run_is_under_way);
    if (exited_early) {
        fputs("error: the process exited in the midst of a run; the examples that were left did not run\n", stderr);
    }
    if (exited_early || atomic_load(&must_fail)) {
        fflush(NULL);
        _exit(1);
    }
}
