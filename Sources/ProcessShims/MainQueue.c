#define _GNU_SOURCE // dl_iterate_phdr, dladdr1
#include "ProcessShims.h"

#include <stddef.h>
#include <stdint.h>
#include <unistd.h> // __GLIBC__

// libdispatch does not drain the main queue inside one of its blocks. It sets a flag in the queue while it drains it,
// and thread-local data for the draining thread; a nested call would return at once, or trap. So this code clears both
// during the nested call, as if the outer one had ended, and restores them afterwards.
//
// Both are private to libdispatch. This code changes them only if everything is as expected: the sizes of both
// structures, and the values inside a block. Otherwise it does nothing.
#if defined(__GLIBC__) && defined(__LP64__)

#include <dlfcn.h>
#include <link.h>

// Weak, so that an image without libdispatch still links.
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));
extern uint32_t _dispatch_main_q[] __attribute__((weak));

enum {
    main_queue_size = 0x80,
    // Of `dq_side_suspend_cnt`, which in the main queue is the flag that it is being drained.
    at_work_index = 0x70 / sizeof(uint32_t),
    thread_data_size = 0x60,
    // Of `dispatch_deferred_items_key` and `dispatch_wlh_key`.
    deferred_items_index = 0x40 / sizeof(uintptr_t),
    wlh_index = 0x48 / sizeof(uintptr_t),
};

// `DISPATCH_WLH_ANON`
static const uintptr_t anonymous_wlh = ~(uintptr_t)3;

static bool main_queue_is_known(void) {
    if (!_dispatch_main_queue_callback_4CF || !_dispatch_main_q) {
        return false;
    }
    Dl_info info;
    ElfW(Sym) *symbol = NULL;
    return dladdr1(_dispatch_main_q, &info, (void **)&symbol, RTLD_DL_SYMENT) != 0 && symbol
        && symbol->st_size == main_queue_size;
}

// Finds libdispatch's thread-local data of the calling thread, which is one structure.
static int find_thread_data(struct dl_phdr_info *image, size_t size, void *found) {
    (void)size;
    uintptr_t code = (uintptr_t)_dispatch_main_queue_callback_4CF;
    bool is_libdispatch = false;
    bool is_known = false;
    for (int index = 0; index < image->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &image->dlpi_phdr[index];
        uintptr_t start = image->dlpi_addr + header->p_vaddr;
        if (header->p_type == PT_LOAD && code >= start && code - start < header->p_memsz) {
            is_libdispatch = true;
        } else if (header->p_type == PT_TLS) {
            is_known = header->p_memsz == thread_data_size;
        }
    }
    if (is_libdispatch && is_known) {
        *(volatile uintptr_t **)found = image->dlpi_tls_data;
    }
    return is_libdispatch;
}

// libdispatch's thread-local data of the main thread, if that is inside a block of the main queue; `NULL` otherwise.
static volatile uintptr_t *thread_data_inside_block(void) {
    static bool is_known = false;
    static bool has_asked = false;
    if (getpid() != gettid()) {
        return NULL;
    }
    if (!has_asked) {
        has_asked = true;
        is_known = main_queue_is_known();
    }
    if (!is_known || ((volatile uint32_t *)_dispatch_main_q)[at_work_index] != 1) {
        return NULL;
    }
    volatile uintptr_t *thread_data = NULL;
    dl_iterate_phdr(find_thread_data, &thread_data);
    return thread_data && thread_data[wlh_index] == anonymous_wlh ? thread_data : NULL;
}

bool main_queue_is_at_work(void) {
    return thread_data_inside_block() != NULL;
}

void main_queue_run_more(void) {
    volatile uintptr_t *thread_data = thread_data_inside_block();
    if (!thread_data) {
        return;
    }
    volatile uint32_t *at_work = (volatile uint32_t *)_dispatch_main_q + at_work_index;
    uintptr_t deferred_items = thread_data[deferred_items_index];
    *at_work = 0;
    thread_data[wlh_index] = 0;
    _dispatch_main_queue_callback_4CF(NULL);
    thread_data[wlh_index] = anonymous_wlh;
    thread_data[deferred_items_index] = deferred_items;
    *at_work = 1;
}

#else

bool main_queue_is_at_work(void) {
    return false;
}

void main_queue_run_more(void) {}

#endif
