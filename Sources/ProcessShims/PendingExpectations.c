#include "ProcessShims.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "AssertionCalls.h"

/// In the order of their tickets. The next one to be checked is nearly always the last.
static struct pending_expectation *pending = NULL;
static size_t count = 0;
static size_t capacity = 0;
static _Atomic uint64_t last_ticket = 0;
static _Atomic uint64_t noted = 0;
static atomic_bool is_locked = false;

// Not a mutex, which costs twice as much as all the rest: the lock is held for some nanoseconds.
static void lock(void) {
    while (atomic_exchange_explicit(&is_locked, true, memory_order_acquire)) {
        sched_yield();
    }
}

static void unlock(void) {
    atomic_store_explicit(&is_locked, false, memory_order_release);
}

static void grow(void) {
    capacity = capacity ? capacity * 2 : 64;
    pending = realloc(pending, capacity * sizeof *pending);
    if (!pending) {
        __builtin_trap();
    }
}

uint64_t expectation_begin(const char *function, const char *file, unsigned long line) {
    lock();
    if (count == capacity) {
        grow();
    }
    uint64_t ticket = atomic_load_explicit(&last_ticket, memory_order_relaxed) + 1;
    atomic_store_explicit(&last_ticket, ticket, memory_order_relaxed);
    pending[count++] = (struct pending_expectation){ticket, function, file, line, (uintptr_t)pthread_self()};
    unlock();
    return ticket;
}

void expectation_check(uint64_t ticket) {
    lock();
    size_t index = count;
    while (index > 0 && pending[index - 1].ticket > ticket) {
        index--;
    }
    if (index > 0 && pending[index - 1].ticket == ticket) {
        count--;
        if (index <= count) {
            memmove(&pending[index - 1], &pending[index], (count - index + 1) * sizeof *pending);
        }
    }
    unlock();
}

void expectation_note(void) {
    atomic_fetch_add_explicit(&noted, 1, memory_order_relaxed);
}

uint64_t expectation_count(void) {
    return expectation_last_ticket() + atomic_load_explicit(&noted, memory_order_relaxed) + assertion_call_count();
}

uint64_t expectation_last_ticket(void) {
    return atomic_load_explicit(&last_ticket, memory_order_relaxed);
}

bool expectation_is_pending_after(uint64_t ticket) {
    lock();
    bool is_pending = count > 0 && pending[count - 1].ticket > ticket;
    unlock();
    return is_pending;
}

bool expectation_take_after(uint64_t ticket, struct pending_expectation *taken) {
    lock();
    bool is_pending = count > 0 && pending[count - 1].ticket > ticket;
    if (is_pending) {
        *taken = pending[--count];
    }
    unlock();
    return is_pending;
}

bool expectation_is_of_this_thread(const struct pending_expectation *expectation) {
    return expectation->thread == (uintptr_t)pthread_self();
}

void expectation_forget_after(uint64_t ticket, bool on_all_threads) {
    uintptr_t thread = (uintptr_t)pthread_self();
    lock();
    size_t kept = 0;
    for (size_t index = 0; index < count; index++) {
        if (pending[index].ticket <= ticket || !(on_all_threads || pending[index].thread == thread)) {
            pending[kept++] = pending[index];
        }
    }
    count = kept;
    unlock();
}

// A child that is forked while another thread holds the lock would wait for it forever.
__attribute__((constructor)) static void keep_usable_after_fork(void) {
    pthread_atfork(lock, unlock, unlock);
}
