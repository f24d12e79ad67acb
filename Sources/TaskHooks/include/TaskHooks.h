#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Access to features of the concurrency runtime that have no Swift API.

/// A serial executor as the runtime represents it. If both fields are zero, it is the generic
/// executor, which runs jobs on any thread in the pool.
struct task_executor {
    const void *identity;
    uintptr_t witness_table;
};

/// Returns whether tasks can be taken over. This requires a dynamically linked runtime with hooks.
bool task_hooks_are_available(void);

/// Installs the hooks. From then on, each job that would otherwise go to the pool is passed to
/// `enqueue`, which any thread may call. `main_executor` runs code isolated to the main actor.
void task_hooks_install(void (*enqueue)(void *job), struct task_executor main_executor);

/// Removes the hooks. From then on, jobs go to their default executors.
void task_hooks_remove(void);

/// Returns whether jobs that `Task.yield()` creates are caught and passed to `enqueue` immediately.
/// The runtime bypasses its own hook for these jobs. If they are not caught, each job goes to the
/// pool first, and a pool thread calls `enqueue` a moment later.
bool task_hooks_catch_yields(void);

/// Sets whether jobs that `Task.yield()` creates may be caught. By default, they may be.
void task_hooks_set_catch_yields(bool catches);

/// Runs a job on this thread until the job suspends or ends.
void task_hooks_run(void *job, struct task_executor executor);

/// Sends a job to the pool. Call this only after the hooks have been removed.
void task_hooks_enqueue_on_pool(void *job);

/// The kinds of jobs. The numbers come from the runtime's ABI.
enum task_hooks_kind {
    /// A job that runs the jobs that are waiting for an actor.
    task_hooks_actor = 192,
    task_hooks_actor_elsewhere = 193,
    /// A job that enqueues another job. That job then resumes a task that called `Task.yield()`.
    task_hooks_yield = 195,
};
int task_hooks_kind_of(const void *job);

/// Returns the ID of the job's task. For an actor's job, returns an ID that is unique to the actor.
uint64_t task_hooks_task_of(void *job);

/// Returns the number of strong references to an object.
size_t task_hooks_owners_of(const void *object);
