#define _GNU_SOURCE // dl_iterate_phdr, REG_RIP
#include "ProcessShims.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <link.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

// The Swift runtime responds to SIGQUIT with a backtrace that follows frame pointers. System
// libraries don't maintain frame pointers, so a thread that is waiting inside one has an empty
// backtrace. The handler below makes the backtrace start in the code that called the library.

#pragma weak _Unwind_Backtrace

struct range {
    uintptr_t begin;
    uintptr_t end;
};

static struct range images[128];
static size_t image_count = 0;
static struct sigaction previous;

static int is_of_system(const char *path) {
    return strncmp(path, "/lib", 4) == 0 || strstr(path, "/usr/lib") != NULL || strncmp(path, "linux-vdso", 10) == 0;
}

static int note_image(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size;
    (void)unused;
    if (!is_of_system(info->dlpi_name) || image_count == sizeof images / sizeof images[0]) {
        return 0;
    }
    struct range range = {UINTPTR_MAX, 0};
    for (size_t index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        uintptr_t begin = info->dlpi_addr + part->p_vaddr;
        if (part->p_type != PT_LOAD) {
            continue;
        }
        range.begin = begin < range.begin ? begin : range.begin;
        range.end = begin + part->p_memsz > range.end ? begin + part->p_memsz : range.end;
    }
    images[image_count++] = range;
    return 0;
}

static int is_in_system(uintptr_t address) {
    for (size_t index = 0; index < image_count; index++) {
        if (address >= images[index].begin && address < images[index].end) {
            return 1;
        }
    }
    return 0;
}

#ifdef __x86_64__
#define PROGRAM_COUNTER(context) ((context)->uc_mcontext.gregs[REG_RIP])
#define STACK_POINTER(context) ((context)->uc_mcontext.gregs[REG_RSP])
#define FRAME_POINTER(context) ((context)->uc_mcontext.gregs[REG_RBP])
static const int frame_register = 6;
#else
#define PROGRAM_COUNTER(context) ((context)->uc_mcontext.pc)
#define STACK_POINTER(context) ((context)->uc_mcontext.sp)
#define FRAME_POINTER(context) ((context)->uc_mcontext.regs[29])
static const int frame_register = 29;
#endif

/// The state of a stack walk that starts at the handler's own frame. The walk looks for the
/// interrupted code's innermost frame that is outside of system libraries.
struct search {
    ucontext_t *context;
    int is_in_interrupted_code;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *frame, void *argument) {
    struct search *search = argument;
    uintptr_t code = _Unwind_GetIP(frame);
    if (code == (uintptr_t)PROGRAM_COUNTER(search->context)) {
        search->is_in_interrupted_code = 1;
    }
    if (!search->is_in_interrupted_code || is_in_system(code)) {
        return _URC_NO_REASON;
    }
    // The return address may belong to the next line, but the byte before it belongs to the call.
    PROGRAM_COUNTER(search->context) = code - 1;
    STACK_POINTER(search->context) = _Unwind_GetCFA(frame);
    FRAME_POINTER(search->context) = _Unwind_GetGR(frame, frame_register);
    return _URC_END_OF_STACK;
}

static void begin_outside_system(int number, siginfo_t *info, void *argument) {
    struct search search = {argument, 0};
    if (!(previous.sa_flags & SA_SIGINFO)) {
        // No backtrace handler is installed, so let the signal have its default effect.
        signal(number, SIG_DFL);
        raise(number);
        return;
    }
    // Changing the context is safe, because the runner kills the process once it has the backtrace.
    if (is_in_system(PROGRAM_COUNTER(search.context))) {
        _Unwind_Backtrace(visit, &search);
    }
    previous.sa_sigaction(number, info, argument);
}

void process_locate_hangs(void) {
    struct sigaction action = {.sa_flags = SA_SIGINFO};
    if (!_Unwind_Backtrace || sigaction(SIGQUIT, NULL, &previous) != 0 || previous.sa_handler == SIG_IGN) {
        return;
    }
    dl_iterate_phdr(note_image, NULL);
    if (previous.sa_flags & SA_SIGINFO) {
        action = previous;
    }
    action.sa_sigaction = begin_outside_system;
    sigaction(SIGQUIT, &action, NULL);
}
#else
void process_locate_hangs(void) {}
#endif
