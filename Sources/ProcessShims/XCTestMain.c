#ifdef __linux__
#define _GNU_SOURCE // RTLD_NEXT, dladdr
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// The mangled name of the `XCTMain` overload that returns the exit status. The function is looked
// up in XCTest's own library, because Spec defines functions with the same mangled names.
static const char *const name =
    "$s6XCTest7XCTMain_9arguments9observerss5Int32VSayAA0A4CaseCm04testF5Class_SaySS_yAHKctG8allTeststG_SaySSGSayAA0A11"
    "Observation_pGSgtF";

typedef __attribute__((swiftcall)) int (*xctest_main_function)(void *entries, void *arguments, void *observers);

/// Calls XCTest's `XCTMain`. Spec declares this function in Swift, with arrays as its parameters.
__attribute__((swiftcall)) int spec_call_xctest_main(void *entries, void *arguments, void *observers) {
    void *library = dlopen("libXCTest.so", RTLD_LAZY | RTLD_NOLOAD);
    void *function = dlsym(library ? library : RTLD_NEXT, name);
    Dl_info found, own;
    if (!function || (dladdr(function, &found) && dladdr(&name, &own) && found.dli_fbase == own.dli_fbase)) {
        fprintf(stderr, "error: XCTest's function XCTMain was not found in libXCTest.so, so no test can run\n");
        exit(1);
    }
    return ((xctest_main_function)function)(entries, arguments, observers);
}
#endif
