#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the concurrency runtime knows of tasks and has no Swift interface for.

/// A serial executor as the runtime passes it around. Two zeroes are the generic executor: any thread of the pool.
struct task_executor {
    const void *identity;
    uintptr_t witness_table;
};

/// Whether tasks can be taken over here: the runtime has the hooks, and was not linked statically.
bool task_hooks_are_available(void);

/// From now on `enqueue` is called with each job that would go to the pool, from any thread, and
/// `main_executor` runs what is isolated to the main actor.
void task_hooks_install(void (*enqueue)(void *job), struct task_executor main_executor);

/// From now on jobs go where they went before.
void task_hooks_remove(void);

/// Whether a job of `Task.yield()` comes to `enqueue` at once. The runtime sends it past its own
/// hook; where it cannot be caught, it comes a moment later, from a thread of the pool.
bool task_hooks_catch_yields(void);

/// For tests: whether the jobs of `Task.yield()` may be caught. They are unless this says otherwise.
void task_hooks_set_catch_yields(bool catches);

/// Runs a job on this thread until it suspends or ends.
void task_hooks_run(void *job, struct task_executor executor);

/// Sends a job to the pool, as if there were no hooks. Only when they are removed.
void task_hooks_enqueue_on_pool(void *job);

/// What a job is. The numbers are those of the runtime's ABI.
enum task_hooks_kind {
    task_hooks_task = 0,
    /// Runs what waits for an actor.
    task_hooks_actor = 192,
    task_hooks_actor_elsewhere = 193,
    /// Resumes a task that has called `Task.yield()`, by another job.
    task_hooks_yield = 195,
};
int task_hooks_kind_of(const void *job);

/// The number of a job's task; another one for each actor, if the job is that of an actor.
uint64_t task_hooks_task_of(void *job);

/// How many there are that own an object.
size_t task_hooks_owners_of(const void *object);
