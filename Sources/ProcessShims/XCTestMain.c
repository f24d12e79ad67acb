#ifdef __linux__
#define _GNU_SOURCE // RTLD_DEFAULT, dladdr
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "SymbolSlots.h"

// XCTest's functions `XCTMain`, of which Spec has functions of the same names: those that do not return, and the one that returns
// the status, which the others call.
static const char *const main_functions[] = {
    "$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF",
    "$s6XCTest7XCTMain_9argumentss5NeverOSayAA0A4CaseCm04testE5Class_SaySS_yAGKctG8allTeststG_SaySSGtF",
    "$s6XCTest7XCTMain_9arguments9observerss5NeverOSayAA0A4CaseCm04testF5Class_SaySS_yAHKctG8allTeststG_SaySSGSayAA0A11"
    "Observation_pGtF",
    "$s6XCTest7XCTMain_9arguments9observerss5Int32VSayAA0A4CaseCm04testF5Class_SaySS_yAHKctG8allTeststG_SaySSGSayAA0A11"
    "Observation_pGSgtF",
};
enum { main_function_count = 4, returning_function = 3 };

/// A function of the image that these shims are in; `NULL` if the image does not export it.
static void *own_function(const char *name) {
    Dl_info image;
    if (!dladdr((void *)own_function, &image)) {
        return NULL;
    }
    void *handle = dlopen(image.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    void *function = dlsym(handle ? handle : RTLD_DEFAULT, name);
    if (handle) {
        dlclose(handle);
    }
    // A library finds the functions of those that it needs, too.
    Dl_info found;
    return function && dladdr(function, &found) && found.dli_fbase == image.dli_fbase ? function : NULL;
}

typedef __attribute__((swiftcall)) int (*xctest_main_function)(void *entries, void *arguments, void *observers);

/// Calls the function of XCTest itself. Spec declares it in Swift: its parameters are arrays.
__attribute__((swiftcall)) int spec_call_xctest_main(void *entries, void *arguments, void *observers) {
    const char *name = main_functions[returning_function];
    void *library = dlopen("libXCTest.so", RTLD_LAZY | RTLD_NOLOAD);
    void *function = dlsym(library ? library : RTLD_NEXT, name);
    if (!function || function == own_function(name)) {
        fprintf(stderr, "error: XCTest's function XCTMain was not found in libXCTest.so, so no test can run\n");
        exit(1);
    }
    return ((xctest_main_function)function)(entries, arguments, observers);
}

// Where Spec is a dynamic library, libXCTest.so may come before it in the search for symbols, and calls of XCTMain then go past
// Spec. So the slots through which the images call it are written anew before `main`.

static uintptr_t replacement(const char *name) {
    for (int main_function = 0; main_function < main_function_count; main_function++) {
        if (strcmp(name, main_functions[main_function]) == 0) {
            return (uintptr_t)own_function(name);
        }
    }
    return 0;
}

__attribute__((constructor)) static void xctest_main_did_load(void) {
    const char *name = main_functions[0];
    void *own = own_function(name);
    void *first = dlsym(RTLD_DEFAULT, name);
    // An executable need not export its functions; the linker then has bound its own calls.
    if (own && first && first != own) {
        symbol_slots_rewrite("libXCTest.so", replacement);
    }
}
#endif
