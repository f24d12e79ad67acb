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

// `Task.yield()` passes its job to libdispatch without calling the hook, so this file redefines
// `dispatch_async_f`. In an executable, this definition takes precedence over that in libdispatch.
// In a library loaded later it does not, and yields are not caught. It is weak so that programs can
// link libdispatch statically, but strong under ThreadSanitizer, whose own definition is weak.
#ifdef __linux__

#include <dlfcn.h>

typedef void work_function(void *context);
typedef void async_function(void *queue, void *context, work_function *work);

#if __has_feature(thread_sanitizer)
#define DEFINITION
#else
#define DEFINITION __attribute__((weak))
#endif

/// ThreadSanitizer's definition, which calls the definition in libdispatch.
extern async_function ___interceptor_dispatch_async_f __attribute__((weak));
extern char _dispatch_main_q __attribute__((weak));
extern void swift_job_run(void) __attribute__((weak));

static async_function *_Atomic original = NULL;
/// The runtime's private function that runs a job on a thread of the pool, known only by its
/// address.
static work_function *_Atomic run_job = NULL;

static async_function *find_original(void) {
    async_function *found = atomic_load(&original);
    if (!found) {
        found = ___interceptor_dispatch_async_f;
        found = found ? found : (async_function *)dlsym(RTLD_NEXT, "dispatch_async_f");
        atomic_store(&original, found);
    }
    return found;
}

/// Returns whether a function is `run_job`, the only function the runtime passes to libdispatch.
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

/// Returns whether libraries call the definition above. The result is cached.
static bool is_first_definition(void) {
    enum { unknown, no, yes };
    static atomic_int known = unknown;
    int answer = atomic_load(&known);
    if (answer == unknown) {
        answer = dlsym(RTLD_DEFAULT, "dispatch_async_f") == (void *)dispatch_async_f ? yes : no;
        atomic_store(&known, answer);
    }
    return answer == yes;
}

bool task_hooks_catch_yields(void) {
    return atomic_load(&may_catch) && is_first_definition();
}

#else

bool task_hooks_catch_yields(void) {
    return false;
}

#endif
