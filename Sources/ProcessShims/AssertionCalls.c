#define _GNU_SOURCE // RTLD_NOLOAD with `dlsym`
#include "AssertionCalls.h"

#include "ProcessShims.h"

// XCTest and Swift Testing have no hook for an assertion that passes. So the slots through which the images call their assertion
// functions lead to thunks, which count the call and jump on. A thunk changes no register that a function may expect anything
// of, so it fits all of them.
#if defined(__linux__) && defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))

#include <dlfcn.h>
#include <string.h>

#include "SymbolSlots.h"

// Each thunk has the size of `thunk_size`, and jumps to its entry in `assertion_targets`.
enum { thunk_count = 192, thunk_size = 32 };

#define FOR_THUNKS __attribute__((used, visibility("hidden")))
FOR_THUNKS uint64_t assertion_calls = 0;
FOR_THUNKS uintptr_t assertion_targets[thunk_count] = {0};
extern const char assertion_thunks[] __attribute__((visibility("hidden")));

__asm__(".pushsection .text\n"
        ".hidden assertion_thunks\n"
        ".globl assertion_thunks\n"
        ".balign 32\n"
        "assertion_thunks:\n"
        ".set assertion_index, 0\n"
        ".rept 192\n"
        ".balign 32\n"
#ifdef __x86_64__
        "lock incq assertion_calls(%rip)\n"
        "jmp *assertion_targets + 8 * assertion_index(%rip)\n"
#else
        // Two threads may lose a call of one of them, which does no harm.
        "adrp x16, assertion_calls\n"
        "ldr x17, [x16, :lo12:assertion_calls]\n"
        "add x17, x17, #1\n"
        "str x17, [x16, :lo12:assertion_calls]\n"
        "adrp x16, assertion_targets + 8 * assertion_index\n"
        "ldr x16, [x16, :lo12:assertion_targets + 8 * assertion_index]\n"
        "br x16\n"
#endif
        ".set assertion_index, assertion_index + 1\n"
        ".endr\n"
        ".popsection\n");

static const char *names[thunk_count];
static int used_count = 0;
static bool has_missed = false;
static void *library = NULL;
static bool (*is_assertion)(const char *name) = NULL;
static bool sees_xctest = false;

static bool starts_with(const char *name, const char *start) { return strncmp(name, start, strlen(start)) == 0; }

static bool ends_with(const char *name, const char *end) {
    size_t length = strlen(name);
    return length >= strlen(end) && strcmp(name + length - strlen(end), end) == 0;
}

// In mangled names, which a number before each word makes unambiguous.
static bool is_assertion_of_xctest(const char *name) {
    if (!starts_with(name, "$s6XCTest")) {
        return false;
    }
    return strstr(name, "XCTAssert") || strstr(name, "XCTUnwrap") || strstr(name, "C11fulfillment2of")
        || strstr(name, "C4wait3for") || strstr(name, "C19waitForExpectations");
}

static bool is_assertion_of_swift_testing(const char *name) {
    return starts_with(name, "$s7Testing12confirmation") || (starts_with(name, "$s7Testing") && strstr(name, "__check"));
}

/// The thunk of a function, made on first use; 0 if it gets none.
static uintptr_t thunk_of(const char *name) {
    // What else is named after a function is data. Async functions are called by their code, too.
    if (!is_assertion(name) || !(ends_with(name, "F") || ends_with(name, "FZ"))) {
        return 0;
    }
    int index = 0;
    while (index < used_count && strcmp(names[index], name) != 0) {
        index++;
    }
    uintptr_t function = (uintptr_t)dlsym(library, name);
    if (function == 0 || index == thunk_count) {
        has_missed = true;
        return 0;
    }
    if (index == used_count) {
        used_count++;
        names[index] = name;
        assertion_targets[index] = function;
    }
    return (uintptr_t)assertion_thunks + (uintptr_t)index * thunk_size;
}

/// Whether the library is loaded.
static bool count_calls(const char *name, bool (*which)(const char *name)) {
    library = dlopen(name, RTLD_LAZY | RTLD_NOLOAD);
    is_assertion = which;
    if (library) {
        symbol_slots_rewrite(name, thunk_of);
    }
    return library != NULL;
}

__attribute__((constructor)) static void assertion_calls_did_load(void) {
    // XCTest that is linked statically is called directly.
    sees_xctest = count_calls("libXCTest.so", is_assertion_of_xctest);
    count_calls("libTesting.so", is_assertion_of_swift_testing);
}

uint64_t assertion_call_count(void) { return __atomic_load_n(&assertion_calls, __ATOMIC_RELAXED); }

bool assertion_calls_are_seen(void) { return sees_xctest && !has_missed; }
#else
uint64_t assertion_call_count(void) { return 0; }

bool assertion_calls_are_seen(void) { return false; }
#endif
