#include "ProcessShims.h"

#ifdef __linux__
#include <stdlib.h>


// Weak: only the copy has them.
extern int spec_mutants_choose(const char *const *names, int count, int *chosen) __attribute__((weak));
extern void spec_mutants_tell(char event, int value) __attribute__((weak));

bool mutation_is_under_way(void) {
    return spec_mutants_choose && getenv("SPEC_MUTATION");
}

int mutation_choose(const char *const *names, int count, int *chosen) {
    int chosen_count = spec_mutants_choose(names, count, chosen);
    process_take_over_run();
    return chosen_count;
}

static void tell(char event, int value) {
    if (spec_mutants_tell) {
        spec_mutants_tell(event, value);
    }
}
#else
bool mutation_is_under_way(void) {
    return false;
}

int mutation_choose(const char *const *names, int count, int *chosen) {
    (void)names, (void)count, (void)chosen;
    return 0;
}

static void tell(char event, int value) {
    (void)event, (void)value;
}
#endif

void mutation_test_begins(int test) {
    tell('b', test);
}

void mutation_test_ended(int test) {
    tell('e', test);
}

void mutation_test_failed(int test) {
    tell('f', test);
}

void mutation_ended(int status) {
    tell('d', status);
}
