#include <stdlib.h>

// With FIXTURE_EARLY_END set, ends the process that this is linked into before all other code.
__attribute__((constructor(101))) static void end_early(void) {
    if (getenv("FIXTURE_EARLY_END")) {
        exit(0);
    }
}

void early_end(void) {}
