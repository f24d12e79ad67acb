#include "TaskHooks.h"

#include <stdatomic.h>

#include "Yields.h"

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void enqueue_global(void *job);
typedef SWIFT struct task_executor get_main_executor(void);

typedef SWIFT void enqueue_hook(void *job, enqueue_global *original);
typedef SWIFT struct task_executor main_executor_hook(get_main_executor *original);
typedef SWIFT void run_job(void *job, struct task_executor executor);
typedef SWIFT uint64_t get_task(void *job);
typedef size_t count_owners(const void *object);

// If the runtime lacks some of the symbols below, a program still links, but its tasks cannot be
// taken over.
#ifdef __APPLE__
#include <dlfcn.h>

// Apple's linker rejects undefined weak symbols, so the symbols are looked up at run time.
#define RUNTIME(type, name)                                                                                            \
    static type *find_##name(void) {                                                                                          \
        static type *_Atomic found = NULL;                                                                             \
        if (!found) {                                                                                                  \
            found = (type *)dlsym(RTLD_DEFAULT, #name);                                                                \
        }                                                                                                              \
        return found;                                                                                                  \
    }
#else
#define RUNTIME(type, name)                                                                                            \
    extern type weak_##name __asm__(#name) __attribute__((weak));                                                      \
    static type *find_##name(void) { return &weak_##name; }
#endif
RUNTIME(enqueue_hook *, swift_task_enqueueGlobal_hook)
RUNTIME(main_executor_hook *, swift_task_getMainExecutor_hook)
RUNTIME(enqueue_global, swift_task_enqueueGlobal)
RUNTIME(run_job, swift_job_run)
RUNTIME(get_task, swift_task_getJobTaskId)
RUNTIME(count_owners, swift_retainCount)

// These variables are written before the hooks are set, and stay constant while the hooks are set.
// They are atomic because a thread that has loaded a hook may read them after the hooks have been
// removed. By then, another thread may be writing new values.
static void (*_Atomic enqueue)(void *job);
static const void *_Atomic main_executor_identity;
static _Atomic uintptr_t main_executor_witness_table;

static SWIFT void enqueue_instead(void *job, enqueue_global *original) {
    (void)original;
    atomic_load(&enqueue)(job);
}

static SWIFT struct task_executor get_main_executor_instead(get_main_executor *original) {
    (void)original;
    return (struct task_executor){
        atomic_load(&main_executor_identity), atomic_load(&main_executor_witness_table)
    };
}

bool task_hooks_are_available(void) {
    return find_swift_task_enqueueGlobal_hook() && find_swift_task_getMainExecutor_hook() && find_swift_task_enqueueGlobal()
        && find_swift_job_run() && find_swift_task_getJobTaskId() && find_swift_retainCount();
}

void task_hooks_install(void (*new_enqueue)(void *job), struct task_executor new_main_executor) {
    atomic_store(&enqueue, new_enqueue);
    atomic_store(&main_executor_identity, new_main_executor.identity);
    atomic_store(&main_executor_witness_table, new_main_executor.witness_table);
    *find_swift_task_enqueueGlobal_hook() = enqueue_instead;
    *find_swift_task_getMainExecutor_hook() = get_main_executor_instead;
    yields_redirect(new_enqueue);
}

void task_hooks_remove(void) {
    yields_redirect(NULL);
    *find_swift_task_getMainExecutor_hook() = NULL;
    *find_swift_task_enqueueGlobal_hook() = NULL;
}

void task_hooks_run(void *job, struct task_executor executor) {
    find_swift_job_run()(job, executor);
}

void task_hooks_enqueue_on_pool(void *job) {
    find_swift_task_enqueueGlobal()(job);
}

// The kind is the low byte of the job's flags, which follow the two-word object header and two
// words that the scheduler uses.
int task_hooks_kind_of(const void *job) {
    return (int)(((const uint32_t *)((const void *const *)job + 4))[0] & 0xFF);
}

uint64_t task_hooks_task_of(void *job) {
    switch (task_hooks_kind_of(job)) {
    case task_hooks_actor:
        return (uintptr_t)job;
    case task_hooks_actor_elsewhere:
        // The pointer to the actor follows the job, which is eight words long.
        return (uintptr_t)((void **)job)[8];
    default:
        return find_swift_task_getJobTaskId()(job);
    }
}

size_t task_hooks_owners_of(const void *object) {
    return find_swift_retainCount()(object);
}
