#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Access to features of the concurrency runtime that have no Swift API.

/// A serial executor as the runtime represents it. Two zeros stand for the generic executor, which
/// runs jobs on any thread of the pool.
struct task_executor {
    const void *identity;
    uintptr_t witness_table;
};

/// Returns whether tasks can be taken over, which requires a dynamically linked runtime with hooks.
bool task_hooks_are_available(void);

/// Installs the hooks: from now on, `enqueue` is called, on any thread, with each job that would go
/// to the pool, and `main_executor` runs code isolated to the main actor.
void task_hooks_install(void (*enqueue)(void *job), struct task_executor main_executor);

/// Removes the hooks: from now on, jobs go to their default executors.
void task_hooks_remove(void);

/// Returns whether the jobs of `Task.yield()`, for which the runtime bypasses its own hook, are
/// caught and passed to `enqueue` immediately. Otherwise, each job first goes to the pool, and a
/// thread of the pool calls `enqueue` a moment later.
bool task_hooks_catch_yields(void);

/// By default, the jobs of `Task.yield()` may be caught.
void task_hooks_set_catch_yields(bool catches);

/// Runs a job on this thread until the job suspends or ends.
void task_hooks_run(void *job, struct task_executor executor);

/// Sends a job to the pool. Call this only after the hooks have been removed.
void task_hooks_enqueue_on_pool(void *job);

/// The numbers are those of the runtime's ABI.
enum task_hooks_kind {
    /// A job that runs the jobs waiting for an actor.
    task_hooks_actor = 192,
    task_hooks_actor_elsewhere = 193,
    /// A job that enqueues another job, which resumes a task that has called `Task.yield()`.
    task_hooks_yield = 195,
};
int task_hooks_kind_of(const void *job);

/// Returns the ID of a job's task; for an actor's job, an ID unique to the actor.
uint64_t task_hooks_task_of(void *job);

/// Returns the number of strong references to an object.
size_t task_hooks_owners_of(const void *object);
