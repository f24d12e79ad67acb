#include "TaskHooks.h"

#include <stdatomic.h>

#include "Yields.h"

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void enqueue_global(void *job);
typedef SWIFT struct task_executor get_main_executor(void);

// Weak, so that an image links, and says that it cannot, with a runtime that does not have them.
#define WEAK __attribute__((weak))
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_global *original) WEAK;
extern SWIFT struct task_executor (*swift_task_getMainExecutor_hook)(get_main_executor *original) WEAK;
extern enqueue_global swift_task_enqueueGlobal WEAK;
extern SWIFT void swift_job_run(void *job, struct task_executor executor) WEAK;
extern SWIFT uint64_t swift_task_getJobTaskId(void *job) WEAK;
extern size_t swift_retainCount(const void *object) WEAK;

// Written before the hooks are, and not changed while they are there.
static void (*enqueue)(void *job);
static struct task_executor main_executor;

static SWIFT void enqueue_instead(void *job, enqueue_global *original) {
    (void)original;
    enqueue(job);
}

static SWIFT struct task_executor get_main_executor_instead(get_main_executor *original) {
    (void)original;
    return main_executor;
}

bool task_hooks_are_available(void) {
    return &swift_task_enqueueGlobal_hook && &swift_task_getMainExecutor_hook && swift_task_enqueueGlobal
        && swift_job_run && swift_task_getJobTaskId && swift_retainCount;
}

void task_hooks_install(void (*new_enqueue)(void *job), struct task_executor new_main_executor) {
    enqueue = new_enqueue;
    main_executor = new_main_executor;
    atomic_thread_fence(memory_order_seq_cst);
    swift_task_enqueueGlobal_hook = enqueue_instead;
    swift_task_getMainExecutor_hook = get_main_executor_instead;
    yields_go_to(enqueue);
}

void task_hooks_remove(void) {
    yields_go_to(NULL);
    swift_task_getMainExecutor_hook = NULL;
    swift_task_enqueueGlobal_hook = NULL;
}

void task_hooks_run(void *job, struct task_executor executor) {
    swift_job_run(job, executor);
}

void task_hooks_enqueue_on_pool(void *job) {
    swift_task_enqueueGlobal(job);
}

uint64_t task_hooks_task_of(void *job) {
    return swift_task_getJobTaskId(job);
}

size_t task_hooks_owners_of(const void *object) {
    return swift_retainCount(object);
}
