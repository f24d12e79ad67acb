#define _GNU_SOURCE // dladdr, RTLD_NEXT
#include "Yields.h"

#include <stdatomic.h>
#include <stddef.h>

#include "TaskHooks.h"

static _Atomic(void (*)(void *)) enqueue = NULL;
static atomic_bool may_catch = true;

void yields_redirect(void (*new_enqueue)(void *job)) {
    atomic_store(&enqueue, new_enqueue);
}

void task_hooks_set_catch_yields(bool catches) {
    atomic_store(&may_catch, catches);
}

// `Task.yield()` passes its job to libdispatch without calling the enqueue hook. To catch these
// jobs, this file defines `dispatch_async_f`. In an executable, this definition takes precedence
// over libdispatch's. In a library that is loaded later, it does not, so yields are not caught. The
// definition is weak, so that programs can link libdispatch statically. Under ThreadSanitizer,
// which has its own weak definition, this one is strong.
#ifdef __linux__

#include <dlfcn.h>

typedef void work_function(void *context);
typedef void async_function(void *queue, void *context, work_function *work);

#if __has_feature(thread_sanitizer)
#define DEFINITION
#else
#define DEFINITION __attribute__((weak))
#endif

/// ThreadSanitizer's definition, which calls libdispatch's, or `NULL` without ThreadSanitizer.
extern async_function ___interceptor_dispatch_async_f __attribute__((weak));
extern char _dispatch_main_q __attribute__((weak));
extern void swift_job_run(void) __attribute__((weak));

/// The runtime's private function that runs a job, or `NULL` until `is_run_job` has identified it.
static work_function *_Atomic run_job = NULL;

static async_function *find_original(void) {
    static async_function *_Atomic original = NULL;
    if (!original) {
        original = ___interceptor_dispatch_async_f
            ? ___interceptor_dispatch_async_f : (async_function *)dlsym(RTLD_NEXT, "dispatch_async_f");
    }
    return original;
}

/// Returns whether `work` is the runtime's function that runs a job. The first function from the
/// runtime's image is that function, because the runtime passes no other to `dispatch_async_f`.
static bool is_run_job(work_function *work) {
    work_function *known = atomic_load(&run_job);
    if (known) {
        return work == known;
    }
    Dl_info image_of_work, image_of_runtime;
    if (!dladdr((void *)work, &image_of_work) || !dladdr((void *)swift_job_run, &image_of_runtime)
        || image_of_work.dli_fbase != image_of_runtime.dli_fbase) {
        return false;
    }
    atomic_store(&run_job, work);
    return true;
}

DEFINITION void dispatch_async_f(void *queue, void *context, work_function *work) {
    void (*catcher)(void *) = atomic_load_explicit(&enqueue, memory_order_acquire);
    if (catcher && atomic_load(&may_catch) && queue != &_dispatch_main_q && is_run_job(work)) {
        catcher(context);
    } else {
        find_original()(queue, context, work);
    }
}

bool task_hooks_catch_yields(void) {
    /// The definition of `dispatch_async_f` that libraries call.
    static void *_Atomic first = NULL;
    if (!first) {
        first = dlsym(RTLD_DEFAULT, "dispatch_async_f");
    }
    return atomic_load(&may_catch) && first == (void *)dispatch_async_f;
}

#else

bool task_hooks_catch_yields(void) {
    return false;
}

#endif
