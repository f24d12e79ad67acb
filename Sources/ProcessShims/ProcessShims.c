#define _GNU_SOURCE // on_exit, syscall, RTLD_NEXT
#include "ProcessShims.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

#include "EarlyEnd.h"

#ifdef __APPLE__
// The linker there refuses a weak symbol that no library has, so it is looked up in this image.
static void tell_spec(void) {
    void (*spec_did_load)(void) = (void (*)(void))dlsym(RTLD_SELF, "spec_did_load");
    if (spec_did_load) {
        spec_did_load();
    }
}
#else
// Weak, so that an image with these shims but without Spec still links.
extern void spec_did_load(void) __attribute__((weak));

static void tell_spec(void) {
    if (spec_did_load) {
        spec_did_load();
    }
}

extern void spec_will_unload(void) __attribute__((weak));
#endif

static void tell_spec_of_end(void) {
#ifndef __APPLE__
    static bool is_told = false;
    if (spec_will_unload && !is_told) {
        is_told = true;
        spec_will_unload();
    }
#endif
}

static atomic_bool must_fail = false;
static atomic_bool run_is_under_way = false;
/// The process that loaded the image; a forked child is another one.
static pid_t loaded_by = 0;
static bool is_copy = false;

bool process_is_copy(void) {
    return is_copy;
}

static void note_copy(void) {
    is_copy = true;
}

void process_begin_anew(void) {
    is_copy = false;
    loaded_by = getpid();
}

void process_print_line_by_line(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
}

void process_flush_output(void) {
    fflush(stdout);
}

/// Fails a process that some other constructor ends before these shims are loaded, or in which no test has run.
static void check_end(void) {
    if (loaded_by != 0) {
        tell_spec_of_end();
        return;
    }
    fprintf(stderr, "error: the process ended while it was being loaded, before any test\n");
    loaded_by = getpid();
    atomic_store(&must_fail, true);
}

static atomic_bool reads_groups = false;
static atomic_int pass_listeners = 0;

void process_listens_for_passes(int more) {
    atomic_fetch_add_explicit(&pass_listeners, more, memory_order_relaxed);
}

void process_is_reading_groups(bool is_reading) {
    process_listens_for_passes((int)is_reading - (int)atomic_exchange(&reads_groups, is_reading));
}

bool process_notes_passes(void) {
    return atomic_load_explicit(&pass_listeners, memory_order_relaxed) > 0;
}

const char *process_image_path(const void *address) {
    Dl_info image;
    return dladdr(address, &image) ? image.dli_fname : NULL;
}

void process_must_fail(void) {
    atomic_store(&must_fail, true);
}

bool process_run_is_under_way(bool under_way) {
    return atomic_exchange(&run_is_under_way, under_way);
}

static void (*_Atomic at_end)(void) = NULL;

void process_call_at_early_end(void (*function)(void)) {
    atomic_store(&at_end, function);
}

bool process_can_tell_what_ran(void) {
    return atomic_load(&at_end) != NULL;
}

void process_tell_what_ran(void) {
    void (*function)(void) = atomic_load(&at_end);
    if (function) {
        function();
    }
}

static void tell_early_end(const char *call) {
    fprintf(stderr, "error: %s was called before the end of the run; the remaining examples did not run\n", call);
    process_tell_what_ran();
}

#ifdef __linux__
static void tell_early_exit(const char *function, int status) {
    char call[64];
    snprintf(call, sizeof call, "%s(%d)", function, status);
    tell_early_end(call);
}

static _Noreturn void leave(int status) {
    for (;;) {
        syscall(SYS_exit_group, status);
    }
}

// These functions end a process without its destructors. The definitions here take precedence over those of the C
// library, for all code of the test bundle and of the libraries that it loads.
static _Noreturn void leave_at_once(const char *function, int status) {
    if (loaded_by == 0 || getpid() == loaded_by) {
        check_end();
        bool exits_early = atomic_load(&run_is_under_way);
        if (exits_early) {
            tell_early_exit(function, status);
        }
        if (await_fatal_signal() || exits_early || atomic_load(&must_fail)) {
            status = 1;
        }
    }
    leave(status);
}

bool process_has_to_answer(void) {
    return getpid() == loaded_by
        && (atomic_load(&run_is_under_way) || atomic_load(&must_fail) || fatal_signal_was_raised());
}

_Noreturn void process_end_early(const char *call) {
    if (atomic_load(&run_is_under_way)) {
        tell_early_end(call);
    }
    leave(1);
}

_Noreturn void _exit(int status) { leave_at_once("_exit", status); }
_Noreturn void _Exit(int status) { leave_at_once("_Exit", status); }

_Noreturn void quick_exit(int status) {
    if (process_has_to_answer()) {
        leave_at_once("quick_exit", status);
    }
    // The function of the C library runs the handlers that were registered for it.
    void (*own)(int) = (void (*)(int))dlsym(RTLD_NEXT, "quick_exit");
    if (own) {
        own(status);
    }
    leave(status);
}
#else
#define leave _exit
#endif

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
    loaded_by = getpid();
    pthread_atfork(NULL, NULL, note_copy);
    tell_spec();
}

// A destructor runs after every `atexit` handler, so these still work; coverage, for example, is written in one.
__attribute__((destructor)) static void process_shims_will_unload(void) {
    // A forked child does not run the examples.
    if (loaded_by != 0 && getpid() != loaded_by) {
        return;
    }
    check_end();
    bool exited_early = atomic_load(&run_is_under_way);
    if (exited_early) {
#ifdef __GLIBC__
        tell_early_exit("exit", exit_status);
#else
        tell_early_end("exit");
#endif
    }
    if (await_fatal_signal() || exited_early || atomic_load(&must_fail)) {
        fflush(NULL);
        leave(1);
    }
}
