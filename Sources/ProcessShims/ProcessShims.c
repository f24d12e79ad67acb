#define _GNU_SOURCE // on_exit, RTLD_DEFAULT
#include "ProcessShims.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __APPLE__
// Apple's linker rejects undefined weak symbols, so this macro looks up the function by name.
#define CALL_IF_LINKED(function)                                                                                       \
    void (*function)(void) = (void (*)(void))dlsym(RTLD_SELF, #function);                                              \
    if (function) function()
#else
extern void expect_did_load(void) __attribute__((weak));
extern void spec_did_load(void) __attribute__((weak));
extern void spec_will_unload(void) __attribute__((weak));
#define CALL_IF_LINKED(function)                                                                                       \
    if (function) function()
#endif

static atomic_bool must_fail = false;
static atomic_bool run_is_under_way = false;
static atomic_bool reads_groups = false;
static atomic_int pass_listeners = 0;
/// The ID of the process that runs the tests. This is either the process that loaded the image, or
/// a forked child that took over the run.
static pid_t owner = 0;

bool process_is_forked_copy(void) { return getpid() != owner; }

void process_take_over_run(void) { owner = getpid(); }

void process_line_buffer_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void process_flush_output(void) { fflush(stdout); }

void process_add_pass_listeners(int more) { atomic_fetch_add(&pass_listeners, more); }

void process_set_reading_groups(bool is_reading) {
    process_add_pass_listeners((int)is_reading - (int)atomic_exchange(&reads_groups, is_reading));
}

bool process_notes_passes(void) { return atomic_load_explicit(&pass_listeners, memory_order_relaxed) > 0; }

const char *process_image_path(const void *address) {
    Dl_info image;
    return dladdr(address, &image) ? image.dli_fname : NULL;
}

void process_set_must_fail(void) { atomic_store(&must_fail, true); }

bool process_must_fail(void) { return atomic_load(&must_fail); }

bool process_set_run_under_way(bool under_way) { return atomic_exchange(&run_is_under_way, under_way); }

static int exit_status = 0;

#ifdef __GLIBC__
static void note_exit_status(int status, void *unused) {
    (void)unused;
    exit_status = status;
}
#endif

__attribute__((constructor)) static void image_did_load(void) {
#ifdef __GLIBC__
    on_exit(note_exit_status, NULL);
#endif
    process_take_over_run();
    CALL_IF_LINKED(expect_did_load);
    CALL_IF_LINKED(spec_did_load);
}

// A destructor runs after all `atexit` handlers, such as the one that writes coverage data.
__attribute__((destructor)) static void image_will_unload(void) {
    if (process_is_forked_copy()) {
        return;
    }
    CALL_IF_LINKED(spec_will_unload);
    bool exited_early = atomic_load(&run_is_under_way);
    if (exited_early) {
        fprintf(
            stderr,
            "error: exit(%d) was called before the end of the run; the remaining examples did not run\n",
            exit_status
        );
    }
    if (process_await_fatal_signal() || exited_early || atomic_load(&must_fail)) {
        fflush(NULL);
        _exit(1);
    }
}
